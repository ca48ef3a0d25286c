/** The stickers a guardian can send. There is no free text, so a cheer can never carry a message. */
export const cheerStickers = [
  'well-done',
  'proud',
  'keep-going',
  'good-luck',
  'you-can',
  'rest',
  'celebrate',
  'thinking-of-you',
] as const

export type CheerSticker = (typeof cheerStickers)[number]

export const cheerWords: Readonly<Record<CheerSticker, string>> = {
  'well-done': 'Well done!',
  proud: 'I am proud of you',
  'keep-going': 'Keep going',
  'good-luck': 'Good luck!',
  'you-can': 'You can do it',
  rest: 'Take a rest',
  celebrate: 'Let us celebrate',
  'thinking-of-you': 'Thinking of you',
}

/** From one guardian to one student, so that a sticker stays something special. */
export const maxCheersADay = 3
