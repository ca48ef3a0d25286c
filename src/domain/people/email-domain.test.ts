import { expect, test } from 'vitest'
import { emailMatchOf } from './email-domain.ts'

test.each([
  ['jo@italfoods.com', 'https://www.italfoods.com/about', 'same'],
  ['jo@ItalFoods.com', 'http://shop.italfoods.com', 'same'],
  ['jo@mail.italfoods.com.jm', 'https://italfoods.com.jm:8443', 'same'],
  ['jo@italfoods.com', 'https://ital-foods.com', 'different'],
  ['jo@foods.com', 'https://italfoods.com', 'different'],
  ['jo@italfoods.com', 'https://italfoods.com@evil.example', 'different'],
  ['jo@italfoods.com', 'https://evil.example/italfoods.com', 'different'],
  ['jo@gmail.com', 'https://gmail.com', 'free-mail'],
  ['jo@yahoo.co.uk', null, 'free-mail'],
  ['jo@italfoods.com', null, 'no-website'],
] as const)('%s next to %s is %s', (email, website, match) => {
  expect(emailMatchOf({ email, confirmed: true }, website)).toBe(match)
})

test('an unconfirmed address is not compared', () => {
  const typed = { email: 'hr@sagicor.com', confirmed: false }
  expect(emailMatchOf(typed, 'https://www.sagicor.com')).toBe('not-confirmed')
})
