import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { messages } from './messages.ts'
import { email, profileInput } from './profile-input.ts'

const messagesFor = (role: keyof typeof profileInput, input: unknown) => {
  const result = profileInput[role].safeParse(input)
  return result.success ? [] : result.error.issues.map((issue) => issue.message)
}

describe('an age', () => {
  test('below 15 is refused with a plain word', () => {
    expect(messagesFor('student', { age: 14 })).toEqual([messages.tooYoung])
    expect(messagesFor('student', { age: '10' })).toEqual([messages.tooYoung])
    expect(messages.tooYoung).toBe('Upful is for people aged 15 and over.')
  })

  test('is a whole number from 10 to 99, typed or counted', () => {
    for (const age of [9, 100, 16.5, '16.5', 'old', true, -20]) {
      expect(messagesFor('student', { age })).toEqual([messages.ageUnclear])
    }
    expect(profileInput.student.parse({ age: ' 17 ' })).toEqual({ age: 17 })
    expect(profileInput.student.parse({ age: 15 })).toEqual({ age: 15 })
    expect(profileInput.student.parse({ age: 99 })).toEqual({ age: 99 })
  })
})

describe('a profile', () => {
  test('is trimmed, and an empty field is cleared while a missing one stays away', () => {
    expect(
      profileInput.student.parse({ displayName: ' Kemar ', school: ' KC ', grade: ' ', age: '' }),
    ).toEqual({ displayName: 'Kemar', school: 'KC', grade: null, age: null })
    expect(profileInput.student.parse({})).toEqual({})
  })

  test('takes no field of another role and none that the server decides', () => {
    for (const extra of ['role', 'verified', 'verificationStatus', 'xp', 'level', 'companyName']) {
      expect(profileInput.student.safeParse({ [extra]: 'x' }).success).toBe(false)
    }
  })

  test('needs a name of at most 80 characters when it sends one', () => {
    expect(messagesFor('guardian', { displayName: '  ' })).toEqual([messages.nameMissing])
    expect(messagesFor('guardian', { displayName: 'x'.repeat(81) })).toHaveLength(1)
    expect(messagesFor('guardian', { displayName: 'Ann\u0000' })).toHaveLength(1)
  })

  test('takes expertise as one text or as a list', () => {
    expect(profileInput.mentor.parse({ expertise: 'Sales, Web design , ' })).toEqual({
      expertise: ['Sales', 'Web design'],
    })
    expect(profileInput.mentor.parse({ expertise: ['Sales '] })).toEqual({ expertise: ['Sales'] })
  })

  test('takes only http and https addresses', () => {
    const website = 'https://example.com/about'
    expect(profileInput.business.parse({ website })).toEqual({ website })
    for (const bad of ['javascript:alert(1)', 'ftp://example.com', 'example', 'data:text/html,x']) {
      expect(messagesFor('business', { website: bad })).toEqual([messages.websiteUnclear])
    }
  })

  test('takes phone numbers as people write them', () => {
    for (const phone of ['876-555-0142', '+1 (876) 555 0142', '5550142']) {
      expect(profileInput.guardian.parse({ phone })).toEqual({ phone })
    }
    for (const phone of ['call me', '123', '1'.repeat(16)]) {
      expect(messagesFor('guardian', { phone })).toContain(messages.phoneUnclear)
    }
  })

  test('answers any input at all without throwing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('student', 'mentor', 'guardian', 'business'),
        fc.anything(),
        (role, value) => {
          const input = { expertise: value, age: value, phone: value, website: value, bio: value }
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
