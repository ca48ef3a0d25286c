/**
 * What a route may touch, and of whom. Each row of the wire names one of these; `server/policies.ts`
 * holds the check that is made before its handler runs.
 */
export const policies = {
  open: 'Nothing of a person: what everybody who passes the door may read or send.',
  'by-token': 'What the secret in a letter opens, to whoever holds it.',
  own: 'The caller’s own rows: every statement carries the id of the session and no other.',
  'own-session': 'A session of the caller.',
  'own-conversation': 'A conversation of the caller with the advisor.',
  'own-answer': 'An answer of the advisor to the caller.',
  'own-application': 'An application of the caller.',
  'own-order': 'A course the caller ordered and is waiting for.',
  'own-course': 'A course that was made for the caller.',
  'own-notification': 'A notification of the caller.',
  'own-work': 'A piece of the caller’s portfolio.',
  'own-card': 'A question in the caller’s review.',
  'readable-course': 'A published course, one begun while it was, or one of the caller’s own.',
  'studied-course': 'The same, to work in it.',
  'readable-opening': 'An opening that is public, or was, and that is for the caller’s age.',
  'own-hidden-opening':
    'An opening that nobody can read now, that the calling student saved or applied for, and that is for their age.',
  'own-posting': 'A posting of the calling business.',
  'own-team': 'A team of the calling business.',
  'link-with-guardian': 'A link, or an ask for one, between the calling student and that guardian.',
  'link-with-student': 'A link, or an ask for one, between the calling guardian and that student.',
  'student-in-sight': 'A student whose link with the calling guardian is in force now.',
  'guarded-lately':
    'A minor whose link with the calling guardian is in force, or ended in the last 90 days.',
  'given-approval':
    'A yes to a minor that the calling guardian gave, or that another guardian of a student in sight gave.',
  'person-in-care': 'Anybody but the calling staff and other staff.',
  'verifiable-person': 'A mentor or a business.',
  'opened-record':
    'Somebody whose record the calling staff opened, with a reason, in the last hour.',
  'public-post': 'An opening of any source that was sent to the public: no draft.',
  'catalogue-course':
    'A course for everybody, published or not: none that was made for one person.',
  'known-message': 'A message that somebody sent us.',
  'known-feed': 'A feed that this installation has read or tried to.',
  'mentor-in-sight': 'A verified mentor whom the calling student does not avoid.',
  'known-mentor': 'A verified mentor, or one the calling student has had to do with.',
  'mentor-of-mine': 'A mentor whose mentorship with the calling student is active.',
  'own-mentor-request': 'A request of the calling student to mentors.',
  'own-mentor-session':
    'A session of the calling student, or of a mentor with a student of theirs.',
  'seen-mentor-session':
    'A session of the calling student, of a mentor with a student of theirs, or of a minor the caller guards.',
  'own-showing': 'A project that the calling student shows to a mentor.',
  'request-to-mentor': 'A request that waits for the calling mentor.',
  'offered-request': 'A request that was offered to the calling mentor among others.',
  'mentored-student': 'A student whose mentorship with the calling mentor is active.',
  'shown-project': 'A project that is shown to the calling mentor now.',
  'reportable-person':
    'Somebody the caller met, named by the session, opening, application or page where they did.',
  'known-job': 'A background job that the queue still remembers.',
  'known-letter': 'A letter of the outbox, whoever it is for.',
  'filed-report': 'A report about a person.',
  staff: 'What staff look after. Whatever they change is written down with their reason.',
} as const

export type PolicyName = keyof typeof policies
