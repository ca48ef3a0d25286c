import { describe, expect, test } from 'vitest'
import { figureCheck, figuresNote } from './sourced-text.ts'
import { statedFigures } from './stated-figures.ts'

const sources = [
  'The minimum wage is J$17,000 a week for 40 hours, since 1 July 2026. Overtime is time and a half.',
  'From age 15 you may do light work. Call the Ministry at 888-639-5762. NIS takes 3%.',
  'mi mek 120000 a month',
]
const { cleaned, showable } = figureCheck(sources)

describe('a figure that the sources have', () => {
  test.each([
    'The minimum wage is **$17,000** a week.',
    'It is seventeen thousand dollars a week.',
    'It is 17000 a week since July 2026.',
    'NIS is 3 percent of pay.',
    'You have to be at least 15.',
    'Call 888 639 5762.',
    'You make $120,000 a month, so ask about tax.',
    'Practise 10 minutes a day, write 3 lines and ask 2 people.',
  ])('stays: %s', (text) => {
    expect(cleaned(text)).toBe(text)
    expect(showable(text)).toBe(text.length)
  })
})

describe('a figure from nowhere', () => {
  test.each([
    'The minimum wage is J$18,500 a week.',
    'It pays 25k a month.',
    'It pays twenty thousand dollars.',
    'NIS is 5%.',
    'NIS is five per cent.',
    'You must be 21 years old.',
    'Nobody under 16 may work.',
    'Call 876-555-0199.',
    'Dial 311.',
    'It changed on 4 March 2026.',
    'It changed in 2019.',
    'You get between 45,000 and 60,000 per month.',
  ])('goes with its sentence: %s', (lie) => {
    const text = `Ask your supervisor first. ${lie} Keep a copy.`
    expect(cleaned(text)).toBe(`Ask your supervisor first. Keep a copy.\n\n${figuresNote}`)
    expect(text.slice(0, showable(text))).toBe('Ask your supervisor first. ')
  })

  test('takes only its own item out of a list', () => {
    const text = '1. Bring your TRN.\n2. Pay $9,999 at the counter\n3. Keep the receipt.'
    expect(cleaned(text)).toBe(`1. Bring your TRN.\n\n3. Keep the receipt.\n\n${figuresNote}`)
  })

  test('leaves nothing of an answer that is only that', () => {
    expect(cleaned('It is $9,999.')).toBeNull()
  })
})

test('a figure is recognised however it is written', () => {
  expect([...statedFigures('J$ 1.5 million, 12.5 % and (876) 922-9500 by 3rd of June')]).toEqual([
    'money:1500000',
    'percent:12.5',
    'phone:8769229500',
    'date:3-jun',
  ])
})
