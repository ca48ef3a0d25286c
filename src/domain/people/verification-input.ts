import { z } from 'zod'
import { jamaicanPhone, phoneNumber } from '#domain/safety/phone-number.ts'
import { registrations, type Registration } from './verification-details.ts'

const phoneOfJamaica = 'Enter a number in Jamaica with its area code, like 876-555-0142.'
const phoneOfAnywhere =
  'Enter a number like 876-555-0142. One from abroad begins with + and the country code.'
const linkedinUnclear = 'Paste the address of your own page, like linkedin.com/in/your-name.'
const contactUnclear = 'Enter a phone number like 876-555-0142, or an email address.'
const numberUnclear = 'Enter the number as it is on your certificate.'
const numberIsTrn =
  'This looks like a TRN, and we do not keep those. Enter the number from the Companies Office.'

export const businessPhone = phone(jamaicanPhone, phoneOfJamaica)
/** Mentors live abroad too. */
export const mentorPhone = phone(phoneNumber, phoneOfAnywhere)

export const linkedin = z
  .string(linkedinUnclear)
  .trim()
  .max(300, linkedinUnclear)
  .regex(
    /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[^/?#\s]+(?:[/?#]\S*)?$/i,
    linkedinUnclear,
  )
  .transform((text) => {
    const name = /\/in\/([^/?#\s]+)/i.exec(text)?.[1] ?? ''
    return `https://www.linkedin.com/in/${name}`
  })

/** How a reference is reached: a phone number or an email address. */
export const referenceContact = z
  .string(contactUnclear)
  .trim()
  .max(254, contactUnclear)
  .transform((text, context) => {
    const contact = text.includes('@') ? emailIn(text) : phoneNumber(text)
    if (contact !== null) return contact
    context.issues.push({ code: 'custom', message: contactUnclear, input: text })
    return z.NEVER
  })

export const registration = z.enum(Object.keys(registrations) as Registration[], {
  error: 'Choose how the business is registered.',
})

export const registrationNumber = z
  .string(numberUnclear)
  .trim()
  .max(30, numberUnclear)
  // Nine digits are a TRN; registration numbers are shorter.
  .refine((text) => !/^\d{9}$/.test(text.replace(/[\s.-]/g, '')), numberIsTrn)
  .regex(/^(?=[^\d]*\d)[a-z\d\s/.-]+$/i, numberUnclear)
  .transform((text) => text.replace(/\s+/g, ' ').toUpperCase())

function phone(read: (text: string) => string | null, unclear: string) {
  return z
    .string(unclear)
    .trim()
    .max(40, unclear)
    .transform((text, context) => {
      const number = read(text)
      if (number !== null) return number
      context.issues.push({ code: 'custom', message: unclear, input: text })
      return z.NEVER
    })
}

function emailIn(text: string): string | null {
  return z.email().safeParse(text.toLowerCase()).data ?? null
}
