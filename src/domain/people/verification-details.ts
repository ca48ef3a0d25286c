import { shownPhone } from '#domain/safety/phone-number.ts'
import { isEmpty, type Profile, type ProfileField } from './profile.ts'
import type { Role } from './role.ts'

/** How long staff can see the contact data of a mentor's references after their decision. */
export const referencesKeptDays = 90

export const registrations = {
  registered: 'Registered with the Companies Office of Jamaica',
  'sole-trader': 'Not registered: a sole trader with a TRN',
} as const
export type Registration = keyof typeof registrations

/** The two people who know a mentor. */
export const references = [
  ['reference1Name', 'reference1Knows', 'reference1Contact'],
  ['reference2Name', 'reference2Knows', 'reference2Contact'],
] as const satisfies readonly (readonly ProfileField[])[]
export const referenceFields = references.flat()

/** Fields only the owner and staff can see, and staff check. */
const privateFields: Readonly<Partial<Record<Role, readonly ProfileField[]>>> = {
  mentor: ['phone', 'linkedin', ...referenceFields],
  business: ['phone', 'contactName', 'contactPosition', 'registration', 'registrationNumber'],
}

export function privateFieldsOf(role: Role): readonly ProfileField[] {
  return privateFields[role] ?? []
}

interface EarlierChecks {
  /** Staff spoke to both references; their data may have been deleted since. */
  referencesSpokenTo: boolean
}

/** What staff still need before they can check somebody. */
export function missingDetails(
  role: Role,
  profile: Partial<Profile>,
  { referencesSpokenTo }: EarlierChecks,
): ProfileField[] {
  return privateFieldsOf(role).filter((field) => {
    if (field === 'linkedin' || !isEmpty(profile[field])) return false
    if (field === 'registrationNumber') return profile.registration !== 'sole-trader'
    return !(referencesSpokenTo && isOfReference(field))
  })
}

/** 'a phone number', 'two references': shown after "before we can check you" and to staff. */
export function missingWords(missing: readonly ProfileField[]): string[] {
  const incomplete = references.filter((fields) => fields.some((field) => missing.includes(field)))
  return [
    missing.includes('phone') && 'a phone number',
    incomplete.length === 2 && 'two references',
    incomplete.length === 1 && 'one more reference',
    (missing.includes('contactName') || missing.includes('contactPosition')) &&
      'a contact person and their position',
    missing.includes('registration')
      ? 'whether the business is registered'
      : missing.includes('registrationNumber') && 'the registration number',
  ].filter((words) => words !== false)
}

export function isOfReference(field: ProfileField): boolean {
  return referenceFields.some((referenceField) => referenceField === field)
}

/** The details as shown on the staff card, without a mentor's references, who are other people. */
export function staffDetails(
  role: Role,
  profile: Partial<Profile>,
): [label: string, value: string][] {
  const phone: [string, string] = ['Phone', shownPhone(profile.phone ?? '')]
  if (role === 'mentor') return [phone, ['LinkedIn', profile.linkedin ?? '']]
  return [
    phone,
    ['Contact person', listed([profile.contactName, profile.contactPosition])],
    ['Registration', registrationText(profile)],
  ]
}

/** 'Registered with the Companies Office of Jamaica, 12345' */
function registrationText({ registration, registrationNumber }: Partial<Profile>): string {
  return registration == null ? '' : listed([registrations[registration], registrationNumber])
}

export function listed(parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part != null && part !== '').join(', ')
}

/** Errors across several fields, by field. */
export function detailProblems(
  role: Role,
  profile: Partial<Profile>,
  ownEmail: string,
): Partial<Record<ProfileField, string>> {
  if (role === 'business') {
    return profile.registration == null && profile.registrationNumber != null
      ? { registration: 'Choose how the business is registered.' }
      : {}
  }
  if (role !== 'mentor') return {}
  const { phone, reference1Contact: first, reference2Contact: second } = profile
  const isOwn = (contact: string | null | undefined) =>
    contact != null && (contact === phone || contact === ownEmail)
  return {
    ...(isOwn(first) ? { reference1Contact: ownContact } : {}),
    ...(isOwn(second)
      ? { reference2Contact: ownContact }
      : second != null && second === first
        ? { reference2Contact: 'This is how we reach your first reference. Name a second person.' }
        : {}),
  }
}

const ownContact = 'This is your own. Tell us how to reach your reference.'
