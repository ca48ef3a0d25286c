import { z } from 'zod'
import { isBirthMonth } from './birth-month.ts'
import { messages } from './messages.ts'
import { expertiseFrom } from './profile.ts'
import { onOneLine } from '#domain/text/one-line.ts'
import { parishes } from '#domain/openings/place.ts'
import type { Role } from './role.ts'
import { dailyMinutesChoices, studentGoalIds } from './student-goals.ts'
import {
  businessPhone,
  linkedin,
  mentorPhone,
  referenceContact,
  registration,
  registrationNumber,
} from './verification-input.ts'
import { markupIn } from '#domain/text/markup.ts'
import { webAddressSchema } from '#domain/text/web-address-schema.ts'

// A missing field stays unchanged; an empty one is cleared. Numbers may be text from a form.
const displayName = z
  .string(messages.nameMissing)
  .trim()
  .min(1, messages.nameMissing)
  .max(80)
  .regex(/^\P{Cc}*$/u, messages.nameMissing)
  // Nothing that turns a name into a link, an address or reversed text.
  .regex(/^[^/\\:@\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u, messages.nameUnclear)

/** What is wrong with a name; null if it is valid. */
export function nameProblem(name: string): string | null {
  return displayName.safeParse(name).error?.issues[0]?.message ?? null
}

// Texts others read are on one line, so that nobody can fake parts of a letter.
const text = (maxLength: number) => clearable(z.string().trim().max(maxLength).transform(onOneLine))
// Students read it on every opening, as it was typed.
const plainName = z
  .string()
  .trim()
  .max(120)
  .transform(onOneLine)
  .refine((name) => markupIn(name) === undefined, messages.codeInName)
const everyone = { displayName: displayName.optional(), bio: text(600) }

// A known month can be corrected, but not cleared.
const birthMonth = z
  .preprocess(
    (value: string | null) => nullIfBlank(value) ?? undefined,
    z
      .string(messages.birthMonthUnclear)
      .trim()
      .refine(isBirthMonth, messages.birthMonthUnclear)
      .optional(),
  )
  .optional()

const yearsOfExperience = z
  .int(messages.yearsUnclear)
  .min(0, messages.yearsUnclear)
  .max(70, messages.yearsUnclear)

const expertise = z.preprocess(
  (value: string | string[]) => (typeof value === 'string' ? expertiseFrom(value) : value),
  z.array(z.string().trim().min(1).max(60).transform(onOneLine)).max(20),
)

const phone = z
  .string()
  .trim()
  .max(30, messages.phoneUnclear)
  .regex(/^\+?[\d\s().-]+$/, messages.phoneUnclear)
  .refine((number) => /^\d{7,15}$/.test(number.replace(/\D/g, '')), messages.phoneUnclear)

/** The fields each role may send, at sign-up and when editing. Anything else is refused. */
export const profileInput = {
  student: z.strictObject({
    ...everyone,
    school: text(120),
    grade: text(40),
    birthMonth,
    guardianEmail: clearable(email()),
    goal: clearable(z.enum(studentGoalIds, messages.notOffered)),
    parish: clearable(z.enum(parishes, messages.notOffered)),
    dailyMinutes: clearableNumber(z.literal(dailyMinutesChoices, messages.notOffered)),
  }),
  mentor: z.strictObject({
    ...everyone,
    company: text(120),
    jobTitle: text(120),
    expertise: expertise.optional(),
    yearsOfExperience: clearableNumber(yearsOfExperience),
    industry: text(120),
    phone: clearable(mentorPhone),
    linkedin: clearable(linkedin),
    reference1Name: clearable(displayName),
    reference1Knows: text(160),
    reference1Contact: clearable(referenceContact),
    reference2Name: clearable(displayName),
    reference2Knows: text(160),
    reference2Contact: clearable(referenceContact),
  }),
  guardian: z.strictObject({ ...everyone, relationship: text(60), phone: clearable(phone) }),
  business: z.strictObject({
    ...everyone,
    companyName: clearable(plainName),
    industry: text(120),
    website: clearable(webAddressSchema.pipe(z.string().max(300))),
    companySize: text(40),
    phone: clearable(businessPhone),
    contactName: clearable(displayName),
    contactPosition: text(120),
    registration: clearable(registration),
    registrationNumber: clearable(registrationNumber),
  }),
  staff: z.strictObject(everyone),
} as const satisfies Record<Role, z.ZodType>

/** An email address: trimmed, lower case, at most 254 characters. */
export function email() {
  return z.string().trim().toLowerCase().max(254).pipe(z.email(messages.emailUnclear))
}

function clearable<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value: string | null) => nullIfBlank(value), schema.nullable()).optional()
}

function clearableNumber<Schema extends z.ZodType>(schema: Schema) {
  const read = (value: number | string | null) => {
    const input = nullIfBlank(value)
    return typeof input === 'string' && /^\d{1,4}$/.test(input.trim()) ? Number(input) : input
  }
  return z.preprocess(read, schema.nullable()).optional()
}

function nullIfBlank<Value>(value: Value): Value | null {
  return typeof value === 'string' && value.trim() === '' ? null : value
}
