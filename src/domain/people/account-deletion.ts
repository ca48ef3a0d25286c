import type { Role } from './role.ts'

/** What is deleted with an account of this role: "It goes on Monday, with …" */
export const goesWithAccount: Readonly<Record<Role, string>> = {
  student: 'your profile, XP, streak, applications and everything else in it',
  guardian: 'your profile, the links with your students and everything else in it',
  mentor: 'your profile, open times, sessions and everything else in it',
  business:
    'your profile, openings, teams, what applicants shared with you and everything else in it',
  staff: 'your profile and everything else in it',
}

/** What others notice of it, and when. */
export const othersNotice: Readonly<Record<Role, readonly string[]>> = {
  student: [
    'We do not tell your guardians that you asked. On the day the account goes, they are told that the link with you has ended, and nothing else.',
  ],
  guardian: [
    'On the day the account goes, your students are told that the link with you has ended. After that you cannot approve anything for them, and a student under 18 needs another guardian.',
  ],
  mentor: [
    'From now on nobody can ask you for a time. Planned sessions are put on hold, and those students are told.',
    'If you keep your account, your open times come back, and so do sessions that are still far enough ahead.',
  ],
  business: [
    'From now on your openings are hidden and take no applications. Interviews and open offers are called off, and those applicants are told. So is everybody who accepted an offer of yours in the last months.',
    'If you keep your account, your openings come back. Interviews and offers do not: you propose times and make offers again.',
  ],
  staff: [],
}
