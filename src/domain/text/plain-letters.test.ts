import { expect, test } from 'vitest'
import { bareLetters, isBlank, plainLetters } from './plain-letters.ts'

test('look-alike letters become Latin letters, and the rest of the text is unchanged', () => {
  expect(plainLetters('Send a rеgistration fее, ｗｗｗ．ｅｖｉｌ．ｓｈｏｐ!')).toBe(
    'Send a registration fee, www.evil.shop!',
  )
  expect(plainLetters('𝐖𝐡𝐚𝐭𝐬𝐀𝐩𝐩 me at ８７６')).toBe('WhatsApp me at 876')
  expect(plainLetters('Résumé for José, 5 % off\nline 2')).toBe('Résumé for José, 5 % off\nline 2')
})

test('invisible characters do not split words', () => {
  expect(plainLetters('f\u200be\u00ade\u2060s \u202egnp')).toBe('fees gnp')
})

test('accents are folded on demand', () => {
  expect(bareLetters('Résumé, naïve, Ñam')).toBe('Resume, naive, Nam')
})

test('a text without visible characters is blank', () => {
  for (const text of [
    '',
    ' \n\t',
    '\u200b',
    ' \u200d\ufeff\u00a0',
    '\u3164',
    '\u2800\u2800',
    '\ufe0f',
  ])
    expect([text, isBlank(text)]).toEqual([text, true])
  for (const text of ['a', '0', '-', '+ ', 'é', '👍', '我'])
    expect([text, isBlank(text)]).toEqual([text, false])
})
