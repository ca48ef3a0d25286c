/** What the reader says about a reply: it helped, it did not, or it answers another question. */
export const verdicts = ['good', 'bad', 'other-question'] as const
export type ReplyVerdict = (typeof verdicts)[number]
