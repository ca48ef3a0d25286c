/**
 * Which objects a route may touch, and whose. A row of the API names one of these policies, which
 * `server/policies.ts` implements, or says `owns('table')`.
 */
export const policies = {
  open: 'No personal data: what everybody with access to the route may read or send.',
  'by-token': 'What the secret token in a letter gives access to.',
  own: 'The caller’s own rows: every statement uses the user id of the session.',
  'own-course': 'A course that was made for the caller.',
  'readable-course':
    'A published course, one the caller began while it was published, or one made for the caller.',
  'studied-course': 'A readable course that the caller may work in.',
  'readable-opening': 'An opening that is or was public and is for the caller’s age.',
  'own-hidden-opening':
    'A hidden opening that the calling student saved or applied for and that is for their age.',
  'own-posting': 'A posting of the caller’s business.',
  'own-team': 'A team of the caller’s business.',
  'own-colleague': 'Somebody with a seat in the caller’s business.',
  'own-invitation': 'An invitation of a colleague to the caller’s business.',
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
  'known-case':
    'A report, a message or an applicant, open or closed, of a kind that the caller’s role works on.',
  colleague: 'Somebody who is staff, or was.',
  'staff-invitation': 'An invitation to become staff.',
  'known-feed': 'A feed that this installation has read or tried to read.',
  'known-import': 'Openings that staff added from one file.',
  'mentor-in-sight': 'A verified mentor the calling student does not avoid.',
  'known-mentor': 'A verified mentor, or one the calling student has had contact with.',
  'mentor-of-mine': 'A mentor whose mentorship with the calling student is active.',
  'own-mentor-session': 'A session of the calling student, or of the calling mentor.',
  'seen-mentor-session':
    'A session of the calling student, of the calling mentor, or of a minor linked with the calling guardian.',
  'request-to-mentor': 'A request waiting for the calling mentor’s answer.',
  'offered-request': 'A request that was passed on to several mentors, including the caller.',
  mentorship:
    'The other side of an active mentorship: a mentor of the calling student, or a student of the calling mentor.',
  'mentored-student': 'A student whose mentorship with the calling mentor is active.',
  'shown-project': 'A project that is shown to the calling mentor now.',
  'reportable-person':
    'Somebody the caller met, identified by the session, opening, application or page where they met.',
  'known-job': 'A background job that is still in the queue’s history.',
  'known-letter': 'Any letter in the outbox.',
  'same-league': 'A student in the same league as the calling student this week.',
  'given-badge': 'A badge that a student has, by the id of its public page.',
  'filed-report': 'A report about a person.',
  staff: 'What staff manage. Every change is logged with their reason.',
} as const

export type PolicyName = keyof typeof policies

/** A row of the caller, found by its id before the handler runs. */
export interface OwnedRow<Table extends string = string> {
  readonly owns: Table
  readonly sentence: string
  /** The message of a refusal: the same for "does not exist" and for "not yours". */
  readonly missing: string
  /** The field of the input that has the id, where it is not the first part of the path. */
  readonly idField?: string
}

export type RoutePolicy = PolicyName | OwnedRow

/** The whole policy of a table that belongs to a person: `owns('goals')` is "A goal of the caller." */
export function owns<Table extends string>(
  table: Table,
  words: Partial<Pick<OwnedRow, 'sentence' | 'missing' | 'idField'>> = {},
): OwnedRow<Table> {
  const noun = table.replace(/s$/, '').replaceAll('_', ' ')
  return {
    owns: table,
    sentence: `${/^[aeiou]/.test(noun) ? 'An' : 'A'} ${noun} of the caller.`,
    missing: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`,
    ...words,
  }
}

export function sentenceOf(policy: RoutePolicy): string {
  return typeof policy === 'string' ? policies[policy] : policy.sentence
}
