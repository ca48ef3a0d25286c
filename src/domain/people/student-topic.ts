import type { NotificationType } from './notifications.ts'

/** What a guardian can switch off for one of their students. Everything else about a student always comes. */
export const studentTopics = ['week', 'achievements', 'away', 'applications', 'meetings'] as const
export type StudentTopic = (typeof studentTopics)[number]

export const studentTopicWords: Readonly<Record<StudentTopic, string>> = {
  week: 'The week in one letter',
  achievements: 'Achievements',
  away: 'Away for 7 days',
  applications: 'Applications that you approved before',
  meetings: 'Interviews and mentor sessions: planned, moved or cancelled',
}

const topics: { readonly [T in NotificationType]?: StudentTopic } = {
  'weekly-summary': 'week',
  'student-achieved': 'achievements',
  'student-away': 'away',
  'student-applied': 'applications',
  'student-interview': 'meetings',
  'student-meets-mentor': 'meetings',
}

/** The switch that a notification about one student has; undefined if it always comes. */
export function topicOf(type: NotificationType): StudentTopic | undefined {
  return topics[type]
}
