import type { WrittenInterview } from './interview-problems.ts'
import { redFlagReasons, warningsIn } from '#domain/safety/red-flags.ts'

/**
 * Wording a student must not be sent, by field. The rule is the same for every applicant, so that no
 * response tells a business who is a minor.
 */
export function wordingProblems(
  invitation: Pick<WrittenInterview, 'place' | 'contactName' | 'contactPosition'>,
  weeklyMinimum: number,
  /** The message about a private home. */
  noHome = 'An interview is at the business or in a public place, never in a private home.',
): Record<string, string> {
  const { place, contactName, contactPosition } = invitation
  return Object.fromEntries(
    Object.entries({ place, contactName, contactPosition }).flatMap(([field, text]) => {
      const problem = wordingProblem(text, weeklyMinimum, noHome)
      return problem === null ? [] : [[field, problem]]
    }),
  )
}

function wordingProblem(text: string, weeklyMinimum: number, noHome: string): string | null {
  const opening = { title: '', description: text, hasLink: false, ownPosting: true }
  const [warning] = warningsIn(opening, weeklyMinimum)
  if (warning?.flag === 'contact') return `Leave out “${warning.words}”. ${noContact}`
  if (warning !== undefined) return `Leave out “${warning.words}”. ${redFlagReasons[warning.flag]}`
  const home = privateHomeIn(text)
  return home === undefined ? null : `Leave out “${home}”. ${noHome}`
}

const noContact = 'Phone numbers, email addresses, links and messaging apps stay off Upful.'

/** "my house", "Apartment 4", but not Devon House or a guest house that is hiring. */
export function privateHomeIn(text: string): string | undefined {
  return privateHome.exec(text.slice(0, 300))?.[0]
}

const privateHome =
  /\b(?:my|his|her|their|owner['’]?s|manager['’]?s|boss['’]?s?) (?:house|home|yard|apartment|flat|residence|villa|room)\b|\bour (?:house|home|residence)\b|\bprivate (?:house|home|residence|villa)\b|\b(?:apartment|apt|townhouse|bedroom|hotel room|guest room|airbnb)\b|\b(?:at home|home address|house number)\b/i
