/** The label of a background job on the staff desk. */
const labels: Readonly<Record<string, string>> = {
  'accounts.confirm-address': 'Write letters that confirm an address',
  'accounts.reset': 'Write letters for a new password',
  'accounts.delete-due': 'Delete accounts whose week is over',
  'profiles.forget-references': 'Forget references of verified mentors',
  'accounts.forget': 'Forget old sign-ins and links',
  'openings.refresh': 'Read the feeds of openings',
  'openings.expire': 'Close openings after their deadline',
  'applications.interviews': 'Remind people of their interviews',
  'openings.publish-planned': 'Publish openings on their planned day',
  'applications.deadline-reminders': 'Remind students of deadlines',
  'applications.unanswered': 'Follow up on applications that nobody answered',
  'advisor.unfinished': 'Finish answers of the advisor',
  'advisor.count-questions': 'Count what the guide could not answer',
  'assessments.learn': 'Learn how hard questions are',
  'course-orders.make': 'Make courses that students ordered',
  'course-orders.unfinished': 'Finish courses that students ordered',
  'notifications.forget': 'Forget old notifications',
  'notifications.push': 'Push notifications to phones',
  'nudges.evening': 'Remind students in the evening',
  'guardians.invite': 'Invite guardians',
  'guardians.achievements': 'Notify guardians about achievements',
  'guardians.links': 'Update guardians’ links, and who turns 18',
  'guardians.week': 'Write the weekly letter of guardians',
  'guardians.birth-months': 'Put approved months of birth into effect',
  'businesses.forget': 'Forget old invitations of colleagues',
  'guardians.forget': 'Forget old guardian codes',
  'mentors.requests': 'Remind about, pass on and expire mentor requests',
  'mentors.sessions': 'Remind people of their sessions',
  'mentors.weeks': 'Open mentors’ usual times',
  'mentors.forget': 'Forget old requests to mentors',
  'backups.nightly': 'Back up the database',
  'leagues.forget': 'Forget leagues of earlier weeks',
  'mail.forget': 'Forget old letters',
  'content.apply': 'Bring changed texts to lessons, openings and the guide',
  'figures.count-months': 'Count the figures of the last month',
}

export function jobLabel(name: string): string {
  // Some work is split over several numbered queues.
  return labels[name] ?? labels[name.replace(/-\d+$/, '')] ?? name
}
