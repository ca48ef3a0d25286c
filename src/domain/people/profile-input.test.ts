import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { messages } from './messages.ts'
import { email, profileInput } from './profile-input.ts'

const messagesFor = (role: keyof typeof profileInput, input: unknown) => {
  const result = profileInput[role].safeParse(input)
  return result.success ? [] : result.error.issues.map((issue) => issue.message)
}

describe('a month of birth', () => {
  test('is a year and a month, and one without the other is refused', () => {
    for (const birthMonth of ['2009', '2009-', '-03', '2009-13', '2009-00', '09-03', 'old', 2009]) {
      expect(messagesFor('student', { birthMonth })).toEqual([messages.birthMonthUnclear])
    }
    expect(profileInput.student.parse({ birthMonth: ' 2009-03 ' })).toEqual({
      birthMonth: '2009-03',
    })
  })

  test('left empty is unchanged: a known one cannot be cleared', () => {
    expect(profileInput.student.parse({ birthMonth: '' }).birthMonth).toBeUndefined()
  })
})

describe('a profile', () => {
  test('is trimmed, and an empty field is cleared while a missing one is left out', () => {
    expect(
      profileInput.student.parse({ displayName: ' Kemar ', school: ' KC ', grade: ' ' }),
    ).toEqual({ displayName: 'Kemar', school: 'KC', grade: null })
    expect(profileInput.student.parse({})).toEqual({})
  })

  test('rejects fields of another role and those the server sets', () => {
    for (const extra of ['role', 'verified', 'verificationStatus', 'xp', 'level', 'companyName']) {
      expect(profileInput.student.safeParse({ [extra]: 'x' }).success).toBe(false)
    }
  })

  test('needs a name of at most 80 characters when it sends one', () => {
    expect(messagesFor('guardian', { displayName: '  ' })).toEqual([messages.nameMissing])
    expect(messagesFor('guardian', { displayName: 'x'.repeat(81) })).toHaveLength(1)
    expect(messagesFor('guardian', { displayName: 'Ann\u0000' })).toHaveLength(1)
  })

  test('needs a real name, without links, addresses and characters that reverse the text', () => {
    for (const displayName of ['https://evil.example', 'ann@evil', 'Pay: now', 'Ann \u202eevil']) {
      expect(messagesFor('student', { displayName })).toEqual([messages.nameUnclear])
    }
    const displayName = "Tanya-Lee Ó Brien, O'Neil Jr."
    expect(profileInput.student.parse({ displayName })).toEqual({ displayName })
  })

  test('has every text on one line', () => {
    expect(
      profileInput.mentor.parse({
        jobTitle: 'Nurse\r\n\r\nIMPORTANT: your account',
        bio: 'One.\nTwo.',
      }),
    ).toEqual({ jobTitle: 'Nurse IMPORTANT: your account', bio: 'One. Two.' })
  })

  test('refuses code in the name of a business instead of leaving it out', () => {
    expect(messagesFor('business', { companyName: 'Powell Tyres <b>' })).toEqual([
      messages.codeInName,
    ])
    const companyName = 'Powell Tyres & Auto'
    expect(profileInput.business.parse({ companyName })).toEqual({ companyName })
  })

  test('adds https:// to a web address that was written without it', () => {
    expect(profileInput.business.parse({ website: ' reef.example/tours ' })).toEqual({
      website: 'https://reef.example/tours',
    })
  })

  test('accepts expertise as one text or as a list', () => {
    expect(profileInput.mentor.parse({ expertise: 'Sales, Web design , ' })).toEqual({
      expertise: ['Sales', 'Web design'],
    })
    expect(profileInput.mentor.parse({ expertise: ['Sales '] })).toEqual({ expertise: ['Sales'] })
  })

  test('accepts only http and https URLs', () => {
    const website = 'https://example.com/about'
    expect(profileInput.business.parse({ website })).toEqual({ website })
    for (const bad of ['javascript:alert(1)', 'ftp://example.com', 'example', 'data:text/html,x']) {
      expect(messagesFor('business', { website: bad })).toEqual([messages.websiteUnclear])
    }
  })

  test('accepts phone numbers as people write them', () => {
    for (const phone of ['876-555-0142', '+1 (876) 555 0142', '5550142']) {
      expect(profileInput.guardian.parse({ phone })).toEqual({ phone })
    }
    for (const phone of ['call me', '123', '1'.repeat(16)]) {
      expect(messagesFor('guardian', { phone })).toContain(messages.phoneUnclear)
    }
  })

  test('handles any input without throwing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('student', 'mentor', 'guardian', 'business'),
        fc.anything(),
        (role, value) => {
          const input = {
            expertise: value,
            birthMonth: value,
            phone: value,
            website: value,
            bio: value,
            linkedin: value,
            reference1Contact: value,
            registration: value,
            registrationNumber: value,
          }
          expect(profileInput[role].safeParse(input)).toHaveProperty('success')
          expect(profileInput[role].safeParse(value)).toHaveProperty('success')
        },
      ),
    )
  })
})

test('an email address is trimmed, lower case and looks like one', () => {
  expect(email().parse(' Ann.Brown@Example.com ')).toBe('ann.brown@example.com')
  expect(email().safeParse('ann@').error?.issues[0]?.message).toBe(messages.emailUnclear)
})
