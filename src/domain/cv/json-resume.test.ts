import resumeJsonSchema from '@jsonresume/schema/schema.json' with { type: 'json' }
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cvLayouts, tidyCv, type Cv, type CvDocument } from './cv.ts'
import { jsonResumeOf } from './json-resume.ts'
import { readJsonResume } from './json-resume-reader.ts'

const ajv = new Ajv({ strict: false })
addFormats.default(ajv)
const isJsonResume = ajv.compile(resumeJsonSchema)

const short = fc.stringMatching(/^[A-Za-z0-9 .,'é-]{0,30}$/)
const date = fc.constantFrom('', '2024', '2025-06')
const lines = fc.array(short, { maxLength: 4 })
const document: fc.Arbitrary<CvDocument> = fc.record({
  layout: fc.constantFrom(...cvLayouts),
  name: short,
  headline: short,
  summary: short,
  email: fc.constantFrom('', 'kemar.brown@example.com'),
  phone: short,
  place: short,
  experience: fc.array(
    fc.record({
      kind: fc.constantFrom('job' as const, 'unpaid' as const),
      role: short,
      place: short,
      from: date,
      to: date,
      lines,
    }),
    { maxLength: 5 },
  ),
  education: fc.array(fc.record({ school: short, course: short, from: date, to: date, lines }), {
    maxLength: 3,
  }),
  certificates: fc.array(fc.record({ name: short, issuer: short, date }), { maxLength: 3 }),
  skills: lines,
  languages: lines,
  referees: fc.array(fc.record({ name: short, role: short, phone: short, email: short }), {
    maxLength: 3,
  }),
  leftOut: fc.constantFrom([], ['skill:budgeting']),
  badge: fc.constantFrom('', 'one'),
})
const proven: Cv['proven'] = [
  { id: 'skill:budgeting', kind: 'skill', text: 'Budgeting: assessment passed', date: '' },
  { id: 'course:one', kind: 'course', text: 'Money Moves', date: '2026-05' },
  { id: 'paper:trn', kind: 'paper', text: 'TRN', date: '' },
]

test('every CV becomes a valid JSON Resume, and comes back as it was', () => {
  fc.assert(
    fc.property(document.map(tidyCv), (written) => {
      const file = jsonResumeOf({ document: written, proven, badges: [] })
      isJsonResume(JSON.parse(file))
      expect(isJsonResume.errors ?? []).toEqual([])
      expect(readJsonResume(file)).toEqual({ kind: 'read', document: written, leftOut: [] })
    }),
    { numRuns: 300 },
  )
})

test('what another program writes is read: days become months, awards certificates, fluency words', () => {
  const file = JSON.stringify({
    basics: {
      name: 'Tia',
      location: { city: 'May Pen', region: 'Clarendon' },
      url: 'https://t.example',
    },
    work: [
      { name: 'Shop', position: 'Cashier', startDate: '2024-06-14', summary: 'Served 40 a day.' },
    ],
    volunteer: [{ organization: 'Church', highlights: ['Cooked for 80.'] }],
    education: [{ institution: 'Example High', studyType: 'CSEC', area: 'Business' }],
    awards: [
      { title: 'Prefect', awarder: 'Example High', date: '2024' },
      { title: 'Budgeting: assessment passed with 100%', awarder: 'Upful' },
    ],
    skills: [{ name: 'Web', keywords: ['HTML', 'CSS'] }],
    languages: [{ language: 'Spanish', fluency: 'basic' }],
    publications: [{ name: 'A book' }],
    interests: [],
  })
  const read = readJsonResume(file)
  expect(read).toMatchObject({
    kind: 'read',
    leftOut: ['publications', 'url'],
    document: {
      name: 'Tia',
      place: 'May Pen, Clarendon',
      experience: [
        { kind: 'job', place: 'Shop', from: '2024-06', lines: ['Served 40 a day.'] },
        { kind: 'unpaid', place: 'Church', lines: ['Cooked for 80.'] },
      ],
      education: [{ school: 'Example High', course: 'CSEC, Business' }],
      skills: ['Web (HTML, CSS)'],
      languages: ['Spanish (basic)'],
    },
  })
  // Nobody can write into a file that Upful proves something.
  expect(JSON.stringify(read)).not.toContain('Budgeting')
})

test.each([
  ['not json', 'This file is not JSON. Choose a file that ends in .json.'],
  ['[]', 'This file is not a JSON Resume.'],
  ['{"hello": 1}', 'This file has no part of a CV in it, such as "basics" or "work".'],
  ['{"work": [{"startDate": "last year"}]}', 'Look at "work 1 startDate": is not a date'],
  ['{"work": "none"}', 'Look at "work"'],
  [`{"basics": {"summary": "${'a'.repeat(700)}"}}`, 'Look at "summary"'],
])('the file %s gets a message that says what is wrong', (file, message) => {
  const read = readJsonResume(file)
  expect(read.kind === 'problem' ? read.text : read).toContain(message)
})
