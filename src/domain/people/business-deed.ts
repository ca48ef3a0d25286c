/** What the log of a business says about its colleagues, as a sentence after the name of who did it. */
export const businessDeeds = {
  invited: 'invited a colleague',
  joined: 'joined',
  left: 'left',
  removed: 'removed {colleague}',
  'made-recruiter': 'made {colleague} a recruiter',
  'made-viewer': 'made {colleague} a viewer',
  offered: 'offered the business to {colleague}',
  'handed-over': 'took over the business from {colleague}',
  published: 'published “{title}”',
  scheduled: 'changed the plan of “{title}”',
  closed: 'closed “{title}”',
  'invited-applicants': 'invited to an interview for “{title}”',
  'declined-applicants': 'declined applicants for “{title}”',
  'cancelled-interview': 'cancelled an interview for “{title}”',
  'offered-job': 'made an offer for “{title}”',
  exported: 'saved the applicants for “{title}” as a table',
} as const

export type BusinessDeed = keyof typeof businessDeeds

/** 'Keisha Powell closed “Barista”' */
export function deedSentence(entry: {
  deed: BusinessDeed
  actor: string | null
  colleague: string | null
  title: string | null
}): string {
  const { deed, actor, colleague, title } = entry
  const sentence = businessDeeds[deed]
    .replace('{colleague}', () => colleague ?? 'somebody who left Upful')
    .replace('{title}', () => title ?? 'an opening')
  return `${actor ?? 'Somebody who left Upful'} ${sentence}`
}
