/**
 * Which objects a route may touch, and whose. Each row of the API names a policy; `server/policies.ts`
 * implements the check that runs before its handler.
 */
export const policies = {
  open: 'No personal data: what everybody with access to the route may read or send.',
  'by-token': 'What the secret token in a letter gives access to.',
  own: 'The caller’s own rows: every statement uses the user id of the session.',
  'own-session': 'A session of the caller.',
  'own-conversation': 'A conversation of the caller with the advisor.',
  'own-answer': 'An answer of the advisor to the caller.',
  'own-application': 'An application of the caller.',
  'own-order': 'A course the caller ordered and is waiting for.',
  'own-course': 'A course that was made for the caller.',
  'own-notification': 'A notification of the caller.',
  'own-work': 'An entry in the caller’s portfolio.',
  'own-card': 'A question in the caller’s review.',
  'readable-course':
    'A published course, one the caller began while it was published, or one made for the caller.',
  'studied-course': 'A readable course that the caller may work in.',
  'readable-opening': 'An opening that is or was public and is for the caller’s age.',
  'own-hidden-opening':
    'A hidden opening that the calling student saved or applied for and that is for their age.',
  'own-posting': 'A posting of the calling business.',
  'own-team': 'A team of the calling business.',
  'link-with-guardian':
    'A link, active or requested, between the calling student and that guardian.',
  'link-with-student':
    'A link, active or requested, between the calling guardian and that student.',
  'student-in-sight': 'A student whose link with the calling guardian is active now.',
  'guarded-lately':
    'A minor whose link with the calling guardian is active, or ended in the last 90 days.',
  'given-approval':
    'An approval for a minor, given by the calling guardian or by another guardian of a linked student.',
  'person-in-care': 'Anybody who is not staff.',
  'verifiable-person': 'A mentor or a business.',
  'opened-record':
    'Somebody whose record the calling staff opened, with a reason, in the last hour.',
  'public-post': 'An opening from any source that is not a draft.',
  'catalogue-course':
    'A course for everybody, published or not, but not one made for a single student.',
  'known-message': 'A message from the contact form.',
  'known-feed': 'A feed that this installation has read or tried to read.',
  'mentor-in-sight': 'A verified mentor the calling student does not avoid.',
  'known-mentor': 'A verified mentor, or one the calling student has had contact with.',
  'mentor-of-mine': 'A mentor whose mentorship with the calling student is active.',
  'own-mentor-request': 'A mentor request of the calling student.',
  'own-mentor-session': 'A session of the calling student, or of the calling mentor.',
  'seen-mentor-session':
    'A session of the calling student, of the calling mentor, or of a minor linked with the calling guardian.',
  'own-showing': 'A project that the calling student shows to a mentor.',
  'request-to-mentor': 'A request waiting for the calling mentor’s answer.',
  'offered-request': 'A request that was passed on to several mentors, including the caller.',
  'mentored-student': 'A student whose mentorship with the calling mentor is active.',
  'shown-project': 'A project that is shown to the calling mentor now.',
  'reportable-person':
    'Somebody the caller met, identified by the session, opening, application or page where they met.',
  'known-job': 'A background job that is still in the queue’s history.',
  'known-letter': 'Any letter in the outbox.',
  'filed-report': 'A report about a person.',
  staff: 'What staff manage. Every change is logged with their reason.',
} as const

export type PolicyName = keyof typeof policies
