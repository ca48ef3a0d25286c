// No imports: the worker, which has to be small, shows these words.
/** What a student can have on their phone. The words are the worker's: nothing private is sent. */
export const pushKinds = {
  answer: {
    label: 'A mentor or a business answers me',
    title: 'You have an answer',
    body: 'Open Upful to read it.',
  },
  deadline: {
    label: 'Something I saved closes soon',
    title: 'Something you saved closes soon',
    body: 'Open Upful to see what it is.',
  },
  streak: {
    label: 'My streak has nothing for today yet',
    title: 'Two minutes keep your streak',
    body: 'Open Upful, and today counts.',
  },
  evening: {
    label: 'Something I began waits for me in the evening',
    title: 'Something waits for you on Upful',
    body: 'Open Upful to see what it is.',
  },
} as const

export const pushKindNames = [
  'answer',
  'deadline',
  'streak',
  'evening',
] as const satisfies (keyof typeof pushKinds)[]
export type PushKind = (typeof pushKindNames)[number]

/** All that is sent to a phone. */
export interface PushMessage {
  type: PushKind
  path: string
}

/** What the phone shows. The server may be newer than the worker, and a push has to show something. */
export function pushWords(type: unknown): { title: string; body: string } {
  const kind = pushKindNames.find((name) => name === type)
  if (kind !== undefined) return pushKinds[kind]
  return { title: 'Something is new on Upful', body: 'Open Upful to see what it is.' }
}

/** Where the server reaches a browser, from what its subscription holds. */
export function pushTarget({ endpoint = '', keys = {} }: SubscriptionFacts) {
  const { p256dh = '', auth = '' } = keys
  return { endpoint, p256dh, auth }
}

interface SubscriptionFacts {
  endpoint?: string
  keys?: Record<string, string>
}
