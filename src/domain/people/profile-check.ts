import { contactIn } from '#domain/safety/contact-data.ts'
import { foldedLetters, foldedWords } from '#domain/text/folded-text.ts'
import { namesNewWords } from '#domain/mentoring/expertise.ts'
import type { Profile, ProfileField } from './profile.ts'
import type { Role } from './role.ts'
import { privateFieldsOf } from './verification-details.ts'
import { waysToReachIn } from '#domain/safety/ways-to-reach.ts'

type Fields = Readonly<Partial<Record<Role, readonly ProfileField[]>>>

/** The fields staff check when they verify somebody: changing one needs another check. */
export const verifiedFields: Fields = {
  mentor: ['displayName', 'company', 'jobTitle', 'industry'],
  business: ['companyName', 'website'],
}

/** Other texts by adults that minors read. They may change freely, but must not contain contact details. */
const publicFields: Fields = {
  mentor: ['bio'],
  business: ['displayName', 'bio', 'industry'],
}

/** Whether staff have to check again before students see this person. */
export function needsNewCheck(
  role: Role,
  before: Partial<Profile>,
  after: Partial<Profile>,
): boolean {
  const changed = (field: ProfileField) => textOf(before[field]) !== textOf(after[field])
  return (
    (verifiedFields[role] ?? []).some(changed) ||
    // Giving staff more information is not a change: nobody else reads it.
    privateFieldsOf(role).some((field) => textOf(before[field]) !== '' && changed(field)) ||
    (role === 'mentor' && namesNewWords(before.expertise ?? [], after.expertise ?? [])) ||
    (publicFields[role] ?? []).some(
      (field) => changed(field) && wayAroundIn(textOf(after[field])) !== undefined,
    )
  )
}

/** Fields in which an adult wrote contact details, with a message on how young people reach them instead. */
export function reachProblems(
  role: Role,
  before: Partial<Profile>,
  after: Partial<Profile>,
): Partial<Record<ProfileField, string>> {
  const advice = reachedHere[role]
  if (advice === undefined) return {}
  return Object.fromEntries(
    readByStudents(role).flatMap((field) => {
      const text = textOf(after[field])
      // Existing text is allowed until it is edited.
      if (after[field] === undefined || text === textOf(before[field])) return []
      const contactDetails = isName(field) ? contactIn(foldedLetters(text)) : waysToReachIn(text)
      return contactDetails === undefined
        ? []
        : [[field, `Take out “${contactDetails}”. ${advice}`]]
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

/** "12 Hope Road Café" is a name, not a home. */
function isName(field: ProfileField): boolean {
  return field === 'displayName' || field === 'company' || field === 'companyName'
}

/** A phone number, address, link, handle or messaging app in a text, as written. */
export function wayAroundIn(text: string): string | undefined {
  const letters = foldedLetters(text)
  return contactIn(letters) ?? messaging.exec(foldedWords(letters).text)?.[0]
}

const messaging =
  /\b(?:whats ?app|telegram|signal|viber|snap ?chat|insta|instagram|ig|tik ?tok|discord|messenger|facebook|fb|d ?m|inbox|text me|call me|message me)\b/

function textOf(value: Profile[ProfileField] | undefined): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}
