import type {
  ShownProfile as ProfileAnswer,
  ShownField as FieldAnswer,
} from '#contract/profiles.ts'
import { whoSeesBirthMonth } from '#domain/people/birth-month.ts'
import { shownPhone } from '#domain/safety/phone-number.ts'
import {
  missingFields,
  roleFields,
  type Profile,
  type ProfileField,
} from '#domain/people/profile.ts'
import { verifiedFields } from '#domain/people/profile-check.ts'
import { parishes } from '#domain/openings/place.ts'
import type { Role } from '#domain/people/role.ts'
import { dailyMinutesChoices, studentGoals } from '#domain/people/student-goals.ts'
import {
  isOfReference,
  missingWords,
  privateFieldsOf,
  registrations,
} from '#domain/people/verification-details.ts'
import { missingToCheck, type StoredProfile } from './queries.ts'

/** The profile as its page shows it: each field with its label, kind and value. */
export function profileAnswer(
  profile: StoredProfile,
  birthMonthWaits: ProfileAnswer['birthMonthWaits'],
  answer: ProfileAnswer['answer'],
): ProfileAnswer {
  const { role, details, verification, joinedAt, avatarUrl, referencesSpokenAt, hasSeat } = profile
  const missing = hasSeat ? [] : [...missingFields(role, details), ...missingToCheck(profile)]
  const names: ProfileField[] = ['displayName', ...(hasSeat ? [] : roleFields[role]), 'bio']
  const privateFields = privateFieldsOf(role).filter(
    (name) => !hasSeat && !isNoLongerAsked(profile, name),
  )
  return {
    role,
    verification,
    joinedAt: joinedAt.toISOString(),
    avatarUrl,
    birthMonthWaits,
    answer,
    finished: missing.length === 0,
    missingToCheck: missingWords(missingToCheck(profile)),
    referencesSpokenAt: referencesSpokenAt?.toISOString() ?? null,
    fields: [...names, ...privateFields].map((name) => {
      const value = displayValue(name, details[name])
      return {
        ...fieldForms[name],
        ...(name === 'phone' ? phoneForms[role] : {}),
        name,
        value,
        required: missing.includes(name) || name === 'displayName',
        ...(verification === 'verified' && isChecked(role, name, value) ? { checked: true } : {}),
      }
    }),
  }
}

/** One field by itself, not filled in yet. */
export function emptyField(name: ProfileField): FieldAnswer {
  return { ...fieldForms[name], name, value: '', required: false }
}

type FieldForm = Omit<FieldAnswer, 'name' | 'value' | 'required' | 'checked'>

const fieldForms: Record<ProfileField, FieldForm> = {
  displayName: { label: 'Full Name', kind: 'text' },
  bio: {
    label: 'About you',
    kind: 'textarea',
    hint: 'A line or two, without phone numbers, links or handles. Only people you work with here see it.',
  },
  school: { label: 'School', kind: 'text', hint: 'Or the last one you went to.' },
  grade: { label: 'Grade', kind: 'text', hint: 'For example Grade 11, or "finished".' },
  birthMonth: {
    label: 'Month and year you were born',
    kind: 'month',
    hint: `We ask so that we can keep people under 18 safe. ${whoSeesBirthMonth}`,
  },
  guardianEmail: {
    label: "Guardian's email",
    kind: 'email',
    hint: 'We will invite them to follow your progress.',
  },
  goal: {
    label: 'What do you want?',
    kind: 'select',
    options: Object.entries(studentGoals).map(([value, label]) => ({ value, label })),
    hint: 'We choose lessons and openings by it.',
  },
  parish: {
    label: 'Parish',
    kind: 'select',
    options: parishes.map((parish) => ({ value: parish, label: parish })),
    hint: 'Openings near you come first, until you choose other places.',
  },
  dailyMinutes: {
    label: 'Minutes a day',
    kind: 'select',
    options: dailyMinutesChoices.map((minutes) => ({
      value: String(minutes),
      label: `${minutes} minutes`,
    })),
    hint: "Today's quests fit into it.",
  },
  company: { label: 'Company', kind: 'text' },
  jobTitle: { label: 'Job title', kind: 'text' },
  expertise: {
    label: 'Expertise',
    kind: 'text',
    hint: 'Separate with commas. Skills that have the same names as in our courses do not need a new check.',
  },
  yearsOfExperience: { label: 'Years of experience', kind: 'number' },
  industry: { label: 'Industry', kind: 'text' },
  relationship: { label: 'Relationship to the student', kind: 'text' },
  phone: { label: 'Phone', kind: 'tel' },
  companyName: { label: 'Company name', kind: 'text' },
  website: { label: 'Website', kind: 'url', offered: true },
  companySize: {
    label: 'Company size',
    kind: 'select',
    options: ['1-10', '11-50', '51-200', '201-1000', '1000+'].map((size) => ({
      value: size,
      label: size,
    })),
  },
  linkedin: { label: 'LinkedIn', kind: 'url', part: 'contact', offered: true },
  reference1Name: { label: 'Name of your first reference', kind: 'text', part: 'references' },
  reference1Knows: {
    label: 'How your first reference knows you',
    kind: 'text',
    part: 'references',
    hint: 'For example: my manager at the bank, 2019 to 2023.',
  },
  reference1Contact: {
    label: 'Phone or email of your first reference',
    kind: 'text',
    part: 'references',
  },
  reference2Name: { label: 'Name of your second reference', kind: 'text', part: 'references' },
  reference2Knows: {
    label: 'How your second reference knows you',
    kind: 'text',
    part: 'references',
  },
  reference2Contact: {
    label: 'Phone or email of your second reference',
    kind: 'text',
    part: 'references',
  },
  contactName: { label: 'Contact person', kind: 'text', part: 'contact' },
  contactPosition: { label: 'Position of the contact person', kind: 'text', part: 'contact' },
  registration: {
    label: 'Registration',
    kind: 'select',
    part: 'registration',
    options: Object.entries(registrations).map(([value, label]) => ({ value, label })),
    hint: 'Do not enter a TRN here. If our staff need it, they will tell you how to show it.',
  },
  registrationNumber: {
    label: 'Registration number',
    kind: 'text',
    part: 'registration',
    hint: 'On your certificate of incorporation or of business name registration.',
    onlyWith: { field: 'registration', value: 'registered' },
  },
}

const phoneFields: readonly ProfileField[] = ['phone', 'reference1Contact', 'reference2Contact']

/** Guardians can enter a phone number too, which staff do not check. */
const phoneForms: Readonly<Partial<Record<Role, Partial<FieldForm>>>> = {
  guardian: { hint: 'You can leave it out. No student, mentor or business sees it.' },
  mentor: { part: 'contact', hint: 'From abroad: start with + and the country code.' },
  business: { part: 'contact', hint: 'A number in Jamaica, like 876-555-0142.' },
}

/** Verified mentors are no longer asked for references; existing ones stay until they are deleted. */
function isNoLongerAsked({ verification, details }: StoredProfile, name: ProfileField): boolean {
  return verification === 'verified' && isOfReference(name) && details[name] === null
}

function isChecked(role: Role, name: ProfileField, value: string): boolean {
  if (privateFieldsOf(role).includes(name)) return value !== ''
  return verifiedFields[role]?.includes(name) === true || name === 'expertise'
}

function displayValue(name: ProfileField, value: Profile[ProfileField]): string {
  if (value === null) return ''
  if (phoneFields.includes(name)) return shownPhone(String(value))
  return Array.isArray(value) ? value.join(', ') : String(value)
}
