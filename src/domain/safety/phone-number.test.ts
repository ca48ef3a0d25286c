import { expect, test } from 'vitest'
import { jamaicanPhone, phoneNumber, shownPhone } from './phone-number.ts'

test.each([
  ['876-555-0142', '+18765550142'],
  ['(658) 555 0142', '+16585550142'],
  ['1 876 555 0142', '+18765550142'],
  ['+1 (876) 555-0142', '+18765550142'],
  ['0118765550142', null],
  ['555-0142', null],
  ['305-555-0142', null],
  ['+44 20 7946 0958', null],
  ['876-155-0142', null],
  ['876-555-01423', null],
  ['876-555-0142 call me', null],
  ['', null],
])('%j as a Jamaican number is %j', (text, number) => {
  expect(jamaicanPhone(text)).toBe(number)
})

test.each([
  ['305-555-0142', '+13055550142'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  ['011 44 20 7946 0958', '+442079460958'],
  ['876.555.0142', '+18765550142'],
  // A number of another country without its code could be anybody's.
  ['020 7946 0958', null],
  ['+0207946095', null],
  ['+1 155 555 0142', null],
  ['+44 1', null],
  [`+44${'1'.repeat(14)}`, null],
])('%j from anywhere is %j', (text, number) => {
  expect(phoneNumber(text)).toBe(number)
})

test('a number is shown as Jamaicans write it, and parsing that gives the same number', () => {
  expect(shownPhone('+18765550142')).toBe('876-555-0142')
  expect(shownPhone('+16585550142')).toBe('658-555-0142')
  expect(shownPhone('+13055550142')).toBe('+1 305-555-0142')
  expect(shownPhone('+442079460958')).toBe('+442079460958')
  for (const number of ['+18765550142', '+13055550142', '+442079460958'])
    expect(phoneNumber(shownPhone(number))).toBe(number)
})
