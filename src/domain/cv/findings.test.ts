import { describe, expect, test } from 'vitest'
import { emptyCv, type CvDocument } from './cv.ts'
import { findingsIn, saysNumber, soundsSerious } from './findings.ts'
import { layOut } from './page-layout.ts'
import { privateFactsIn } from './private-facts.ts'

const sound: CvDocument = {
  ...emptyCv,
  name: 'Kemar Brown',
  email: 'kemar.brown@example.com',
  experience: [
    {
      kind: 'unpaid',
      role: 'Helper',
      place: 'Corner shop',
      from: '2024-06',
      to: '',
      lines: ['Served 40 customers a day.'],
    },
  ],
  education: [{ school: 'Example High', course: '', from: '2020', to: '2025', lines: [] }],
  referees: [{ name: 'Mrs. Example', role: 'Teacher', phone: '876-555-0102', email: '' }],
}

const misspellings = [
  { id: 'receive', wrong: ['recieve'] },
  { id: 'I', wrong: ['i'] },
]

function textsFor(change: Partial<CvDocument>): string[] {
  const cv = { document: { ...sound, ...change }, proven: [], badges: [] }
  return findingsIn(cv, { laid: layOut(cv), misspellings }).map(({ text }) => text)
}

test('a sound CV has nothing to change', () => {
  expect(textsFor({})).toEqual([])
})

test('an experience line without a number asks for one', () => {
  const [entry] = sound.experience
  const experience = entry === undefined ? [] : [{ ...entry, lines: ['Served customers.'] }]
  expect(textsFor({ experience })).toEqual([
    'Add a number to “Served customers.”: how many, how often or how much?',
  ])
})

test.each([
  ['Served twelve tables', true],
  ['Helped every Saturday', true],
  ['Made $4,000', true],
  ['Helped customers often', false],
])('"%s" says a number: %s', (line, says) => {
  expect(saysNumber(line)).toBe(says)
})

describe('private facts', () => {
  test.each([
    ['My TRN is 123-456-789', 'trn'],
    ['123 456 789', 'trn'],
    ['NIS: A123456', 'nis'],
    ['Born on 3 May 2008', 'birth-date'],
    ['DOB 03/05/2008', 'birth-date'],
    ['May 3rd, 2008', 'birth-date'],
    ['I am 17 and ready', 'age'],
    ['A 19-year-old school-leaver', 'age'],
    ['I live at 12 Hope Road', 'street'],
  ])('"%s" is found as %s', (text, fact) => {
    expect(privateFactsIn(text).map((each) => each.fact)).toContain(fact)
  })

  test.each([
    'Call 876-555-0123 or (876) 555-0123 or 1 876 555 0123',
    'Sold 120 juices, made $123,456,789 in a game',
    'June 2024 to May 2025',
    'Looked after 2 children for 17 months',
    'I have a TRN and an NIS number',
    'I am 2 minutes from the bus',
    'Passed 5 subjects in 2025',
  ])('nothing private is found in "%s"', (text) => {
    expect(privateFactsIn(text)).toEqual([])
  })

  test('are named with what to do, also in the contact details', () => {
    expect(textsFor({ place: '12 Hope Road, Kingston' })).toEqual([
      'Take out “12 Hope Road”. Leave out the street. Your parish is enough.',
    ])
  })
})

test('gaps, misspelled words and signs that cannot be printed are found', () => {
  expect(textsFor({ summary: 'Here i recieve ___ guests 😀' })).toEqual([
    'Fill the gap in “Here i recieve ___ guests 😀”.',
    'Spelling: write “I”, not “i”.',
    'Spelling: write “receive”, not “recieve”.',
    'Take out 😀. It cannot be printed, so the page leaves it out.',
  ])
})

test.each([
  ['kemar.brown@example.com', true],
  ['lillian.essex2006@example.com', true],
  ['badman876_420@example.com', false],
  ['sexxy_gyal@example.com', false],
  ['k.brown8765550123@example.com', false],
])('the email %s sounds serious: %s', (email, isSerious) => {
  expect(soundsSerious(email)).toBe(isSerious)
})

test('an email that is none, no way to call back and no name have to be mended', () => {
  expect(textsFor({ email: 'kemar at gmail' })).toEqual([
    'Check your email. It should look like name@example.com.',
  ])
  expect(textsFor({ email: '', name: ' ' })).toEqual([
    'Write your full name.',
    'Add a phone number or an email, so that they can call you back.',
  ])
})

test('a CV that is longer than a page names its longest part, before smaller things', () => {
  const [entry] = sound.experience
  const lines = Array.from({ length: 12 }, () => 'Served 40 customers a day. '.repeat(8))
  const experience = entry === undefined ? [] : [entry, { ...entry, lines }, { ...entry, lines }]
  const [first] = textsFor({ experience })
  expect(first).toMatch(
    /^\d+ lines do not fit on one page\. The longest part is your experience \(\d+ lines\)/,
  )
})
