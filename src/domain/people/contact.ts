export const contactTopics = [
  'account',
  'verification',
  'opening',
  'safety',
  'privacy',
  'other',
] as const
export type ContactTopic = (typeof contactTopics)[number]

/** The topics to choose from. */
export const contactTopicWords: Readonly<Record<ContactTopic, string>> = {
  account: 'My account, or a suspension',
  verification: 'Being verified as a mentor or business',
  opening: 'An opening that was held or removed',
  safety: 'Something or somebody that is not safe',
  privacy: 'My data',
  other: 'Something else',
}

export const maxMessageLength = 4000
/** How long answered or closed messages are kept. */
export const messagesKeptDays = 90
