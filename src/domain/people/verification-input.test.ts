import { describe, expect, test } from 'vitest'
import { profileInput } from './profile-input.ts'

const { mentor, business } = profileInput
const messagesOf = (result: ReturnType<typeof mentor.safeParse | typeof business.safeParse>) =>
  result.error?.issues.map(({ message }) => message)

describe('what staff check', () => {
  test('a mentor may live abroad, a business needs a Jamaican number', () => {
    expect(mentor.parse({ phone: ' +44 20 7946 0958 ' })).toEqual({ phone: '+442079460958' })
    expect(business.parse({ phone: '(658) 555-0142' })).toEqual({ phone: '+16585550142' })
    expect(messagesOf(business.safeParse({ phone: '305-555-0142' }))).toEqual([
      'Enter a number in Jamaica with its area code, like 876-555-0142.',
    ])
    expect(messagesOf(mentor.safeParse({ phone: '555-0142' }))).toEqual([
      'Enter a number like 876-555-0142. One from abroad begins with + and the country code.',
    ])
  })

  test('a LinkedIn page is stored as one URL, however it was copied', () => {
    const linkedin = 'https://www.linkedin.com/in/andre-brown'
    for (const page of [
      'linkedin.com/in/andre-brown',
      'https://jm.linkedin.com/in/andre-brown/?trk=people',
      'http://www.LinkedIn.com/in/andre-brown/details/skills/',
    ])
      expect(mentor.parse({ linkedin: page })).toEqual({ linkedin })
    for (const page of [
      'andre-brown',
      'https://linkedin.com.evil.example/in/andre',
      'https://evil.example/linkedin.com/in/andre',
      'https://linkedin.com/company/acme',
      'javascript:linkedin.com/in/andre',
    ])
      expect(messagesOf(mentor.safeParse({ linkedin: page }))).toEqual([
        'Paste the address of your own page, like linkedin.com/in/your-name.',
      ])
  })

  test('a reference is reached by phone or email', () => {
    const contact = (reference1Contact: string) => mentor.safeParse({ reference1Contact })
    expect(contact(' Marva@Example.com ').data).toEqual({ reference1Contact: 'marva@example.com' })
    expect(contact('876 555 0143').data).toEqual({ reference1Contact: '+18765550143' })
    for (const text of ['Marva', 'marva@', '555-0143'])
      expect(messagesOf(contact(text))).toEqual([
        'Enter a phone number like 876-555-0142, or an email address.',
      ])
  })

  test('a TRN is refused as a registration number', () => {
    const number = (registrationNumber: string) => business.safeParse({ registrationNumber })
    expect(number(' 84512 ').data).toEqual({ registrationNumber: '84512' })
    expect(number('bn 1234/2019').data).toEqual({ registrationNumber: 'BN 1234/2019' })
    for (const trn of ['123456789', '123-456-789', '123 456 789'])
      expect(messagesOf(number(trn))?.[0]).toContain('This looks like a TRN')
    for (const text of ['soon', '84512; see my page', '#'])
      expect(messagesOf(number(text))).toEqual(['Enter the number as it is on your certificate.'])
  })

  test('is cleared when left empty, and refused for other roles', () => {
    expect(business.parse({ phone: ' ', registration: '' })).toEqual({
      phone: null,
      registration: null,
    })
    expect(messagesOf(business.safeParse({ registration: 'papers' }))).toEqual([
      'Choose how the business is registered.',
    ])
    expect(mentor.safeParse({ registrationNumber: '84512' }).success).toBe(false)
    expect(business.safeParse({ reference1Name: 'Marva' }).success).toBe(false)
    expect(profileInput.student.safeParse({ phone: '876-555-0142' }).success).toBe(false)
  })
})
