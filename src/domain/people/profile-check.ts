import { contactIn } from '#domain/safety/contact-data.ts'
import { foldedLetters, foldedWords } from '#domain/text/folded-text.ts'
import { namesNewWords } from '#domain/mentoring/expertise.ts'
import type { Profile, ProfileField } from './profile.ts'
import type { Role } from './role.ts'
import { privateFieldsOf } from './verification-details.ts'
import { waysToReachIn } from '#domain/safety/ways-to-reach.ts'

type Fields = Readonly<Partial<Record<Role, readonly ProfileField[]>>>

/** What staff looked at when they verified somebody: whoever changes it is looked at again. */
export const verifiedFields: Fields = {
  mentor: ['displayName', 'company', 'jobTitle', 'industry'],
  business: ['companyName', 'website'],
}

/** Other words of adults that minors read. They may change freely, but give no way around the platform. */
const publicFields: Fields = {
  mentor: ['bio'],
  business: ['displayName', 'bio', 'industry'],
}

/** Whether staff have to look again before students see this person. */
export function needsNewCheck(
  role: Role,
  before: Partial<Profile>,
  after: Partial<Profile>,
): boolean {
  const changed = (field: ProfileField) => textOf(before[field]) !== textOf(after[field])
  return (
    (verifiedFields[role] ?? []).some(changed) ||
    // Telling staff more is no change: nobody else reads it.
    privateFieldsOf(role).some((field) => textOf(before[field]) !== '' && changed(field)) ||
    (role === 'mentor' && namesNewWords(before.expertise ?? [], after.expertise ?? [])) ||
    (publicFields[role] ?? []).some(
      (field) => changed(field) && wayAroundIn(textOf(after[field])) !== undefined,
    )
  )
}

/** Where an adult wrote a way around the platform, and how young people reach them instead; by field. */
export function reachProblems(
  role: Role,
  before: Partial<Profile>,
  after: Partial<Profile>,
): Partial<Record<ProfileField, string>> {
  const instead = reachedHere[role]
  if (instead === undefined) return {}
  return Object.fromEntries(
    readByStudents(role).flatMap((field) => {
      const text = textOf(after[field])
      // What was there before stays until somebody edits it.
      if (after[field] === undefined || text === textOf(before[field])) return []
      const found = isName(field) ? contactIn(foldedLetters(text)) : waysToReachIn(text)
      return found === undefined ? [] : [[field, `Take out “${found}”. ${instead}`]]
    }),
  )
}

const reachedHere: Readonly<Partial<Record<Role, string>>> = {
  mentor:
    'Students ask you for sessions on Upful, which give both of you the link to meet by video.',
  business: 'Students apply to your openings on Upful, and you answer them here.',
}

function readByStudents(role: Role): ProfileField[] {
  const fields = [...(verifiedFields[role] ?? []), ...(publicFields[role] ?? [])]
  // A website is a link, and staff open it before anybody else does.
  const texts = fields.filter((field) => field !== 'website')
  return role === 'mentor' ? [...texts, 'expertise'] : texts
}

/** "12 Hope Road Café" is a name, and no home. */
function isName(field: ProfileField): boolean {
  return field === 'displayName' || field === 'company' || field === 'companyName'
}

/** A phone number, address, link, handle or messaging app in a text, in its own words. */
export function wayAroundIn(text: string): string | undefined {
  const letters = foldedLetters(text)
  return contactIn(letters) ?? messaging.exec(foldedWords(letters).text)?.[0]
}

const messaging =
  /\b(?:whats ?app|telegram|signal|viber|snap ?chat|insta|instagram|ig|tik ?tok|discord|messenger|facebook|fb|d ?m|inbox|text me|call me|message me)\b/

/** Our own skills may come and go; any other word is new to staff. */
function textOf(value: Profile[ProfileField] | undefined): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}
