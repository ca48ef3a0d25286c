import { beforeAll, describe, expect, test } from 'vitest'
import { cvLayouts, emptyCv, keptCvs, type CvDocument } from '#domain/cv/cv.ts'
import { findingsIn } from '#domain/cv/findings.ts'
import { jsonResumeOf } from '#domain/cv/json-resume.ts'
import { layOut } from '#domain/cv/page-layout.ts'
import { startFrom } from '#domain/cv/samples.ts'
import { widthOfText } from '#domain/cv/text-width.ts'
import { postedOpening } from '../testing/openings.ts'
import { readPdf } from '../../../scripts/testing/read-pdf.ts'
import { givenSkillBadge } from '../testing/badges.ts'
import { finishCourse } from '../testing/made-course.ts'
import { scannedCodes } from '../testing/scanned-code.ts'
import { showSkill } from '../testing/sit-assessment.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const document: CvDocument = {
  ...emptyCv,
  name: 'Kemar Brown',
  headline: 'Looking for work in a shop',
  email: 'kemar.brown@example.com',
  phone: '876-555-0101',
  place: 'Portmore, St. Catherine',
  summary: 'I serve customers quickly and count twice.',
  experience: [
    {
      kind: 'unpaid',
      role: 'Helper on Saturdays',
      place: 'Corner shop',
      from: '2024-06',
      to: '',
      lines: ['Served 40 customers a day.', 'Kept the list of 120 items.'],
    },
  ],
  education: [{ school: 'Example High', course: '5 CSEC', from: '2020', to: '2025', lines: [] }],
  referees: [{ name: 'Mrs. Example', role: 'Teacher', phone: '876-555-0102', email: '' }],
}

async function writtenCv(student: Visitor, written = document): Promise<string> {
  const { id } = await student.call('POST /api/cvs', { name: 'Shop' })
  await student.call('PUT /api/cvs/:id', { id, name: 'Shop', document: written })
  return id
}

describe('a version', () => {
  test('starts with what the profile has, is rewritten as a whole, copied and deleted', async () => {
    const student = await app.person('student', { school: 'Example High', parish: 'Kingston' })
    const { id } = await student.call('POST /api/cvs', { name: ' First ' })
    const first = await student.call('GET /api/cvs/:id', { id })
    expect(first).toMatchObject({ name: 'First', opening: null })
    expect(first.cv.document).toMatchObject({
      name: student.name,
      email: student.email,
      place: 'Kingston',
      education: [{ school: 'Example High' }],
    })

    const untidy = { ...document, headline: ' Shop  ', skills: ['', ' Counting '] }
    await student.call('PUT /api/cvs/:id', { id, name: 'Shop', document: untidy })
    const { cv } = await student.call('GET /api/cvs/:id', { id })
    expect(cv.document).toEqual({ ...document, headline: 'Shop', skills: ['Counting'] })

    const copy = await student.call('POST /api/cvs', { name: 'Copy', copyOf: id })
    expect((await student.call('GET /api/cvs/:id', { id: copy.id })).cv).toEqual(cv)
    await student.call('DELETE /api/cvs/:id', { id })
    const { cvs } = await student.call('GET /api/cvs', {})
    expect(cvs.map(({ name }) => name)).toEqual(['Copy'])
    expect(await student.refused('GET /api/cvs/:id', { id })).toMatchObject({ status: 404 })
  })

  test('is for an opening, whose name it keeps', async () => {
    const student = await app.person('student', { age: '19' })
    const { id: opportunityId } = await postedOpening(app)
    const { id } = await student.call('POST /api/cvs', { name: 'Bakery', opportunityId })
    expect((await student.call('GET /api/cvs/:id', { id })).opening).toMatchObject({
      id: opportunityId,
      name: expect.stringMatching(/^Baker, Bakery/),
    })
    const nowhere = { name: 'X', opportunityId: crypto.randomUUID() }
    expect(await student.refused('POST /api/cvs', nowhere)).toMatchObject({ status: 404 })
  })

  test('takes the words of a sample, and leaves gaps for what is true of the made-up person', async () => {
    const student = await app.person('student', { school: 'Example High' })
    const { samples } = await student.call('GET /api/cv-help', {})
    expect(samples.length).toBeGreaterThanOrEqual(5)
    const { id } = await student.call('POST /api/cvs', { name: 'Hotel', sample: 'hotel' })
    const { cv } = await student.call('GET /api/cvs/:id', { id })
    expect(cv.document.name).toBe(student.name)
    expect(cv.document.experience[0]?.lines[0]).toBe(
      'Served about ___ guests at each of ___ dinners, with a team of ___.',
    )
    expect(JSON.stringify(cv.document)).not.toMatch(/Shanoya|Mount Carmel|Mrs\. P/)
    const unknown = { name: 'X', sample: 'none' }
    expect(await student.refused('POST /api/cvs', unknown)).toMatchObject({ status: 404 })
  })

  test(`is one of at most ${keptCvs}, in the export, and goes with the account`, async () => {
    const student = await app.person()
    for (let count = 0; count < keptCvs; count += 1) {
      await student.call('POST /api/cvs', { name: `Version ${count}` })
    }
    expect(await student.refused('POST /api/cvs', { name: 'More' })).toMatchObject({
      code: 'not-possible',
    })
    const { tables } = await student.call('POST /api/my-data/export', {})
    expect(tables['cvs']).toHaveLength(keptCvs)
    const { db } = app.services
    await db.deleteFrom('user_profiles').where('user_id', '=', student.userId).execute()
    const left = await db
      .selectFrom('cvs')
      .select('id')
      .where('user_id', '=', student.userId)
      .execute()
    expect(left).toEqual([])
  })
})

describe('what is proven', () => {
  test('is what the student has shown and not what they only finished, and nobody can write it', async () => {
    const student = await app.person('student', { age: '19' })
    const id = await writtenCv(student)
    const proven = async () => (await student.call('GET /api/cvs/:id', { id })).cv.proven
    const { courses } = app.services.content
    const course = courses.find(({ skill }) => skill === 'budgeting') ?? expect.fail()
    await finishCourse(app, student, course.id)
    expect(await proven()).toEqual([])

    await showSkill(app, student, 'budgeting')
    await student.call('POST /api/readiness/:id/done', { id: 'trn' })
    expect(await proven()).toMatchObject([
      { id: 'skill:budgeting', text: 'Budgeting: assessment passed with 100%' },
      {
        id: `course:${course.id}`,
        text: course.title,
        date: expect.stringMatching(/^20\d\d-\d\d$/),
      },
      { id: 'paper:trn', text: 'TRN' },
    ])
    const forged = { ...document, proven: [{ id: 'skill:x', kind: 'skill', text: 'X', date: '' }] }
    expect(
      await student.refused('PUT /api/cvs/:id', { id, name: 'Shop', document: forged }),
    ).toMatchObject({ status: 400 })
  })
})

describe('the PDF', () => {
  test('has one page of tagged text that is read in order, in fonts that are inside', async () => {
    const student = await app.person()
    const id = await writtenCv(student)
    const { name, base64 } = await student.call('GET /api/cvs/:id/pdf', { id })
    expect(name).toBe('cv-kemar-brown.pdf')
    const pdf = await readPdf(base64)
    expect(pdf.pages).toEqual([
      [
        'Kemar Brown',
        'Looking for work in a shop',
        'Portmore, St. Catherine | 876-555-0101 | kemar.brown@example.com',
        'PROFILE',
        'I serve customers quickly and count twice.',
        'EXPERIENCE',
        'Helper on Saturdays, Corner shop Jun 2024 – now',
        '• Served 40 customers a day.',
        '• Kept the list of 120 items.',
        'EDUCATION AND TRAINING',
        'Example High, 5 CSEC 2020 – 2025',
        'REFEREES',
        'Mrs. Example, Teacher, 876-555-0102',
      ],
    ])
    const item = 'LI Lbl LBody'
    const roles = `Document H1 P P H2 P H2 H3 L ${item} ${item} H2 H3 H2 P`
    expect(pdf.roles).toEqual(roles.split(' '))
    expect(pdf).toMatchObject({ lang: 'en-JM', title: 'CV of Kemar Brown' })
    expect(pdf.raw.match(/\/FontFile2 /g)).toHaveLength(2)
    expect(pdf.raw).toContain('/MarkInfo')
    expect(pdf.raw).not.toMatch(/Helvetica|Times/)
    expect(base64.length).toBeLessThan(60_000)
  })

  test('has everything on a second page when it is too long', async () => {
    const student = await app.person()
    const [entry = expect.fail()] = document.experience
    const lines = Array.from({ length: 12 }, (_, index) => `${index} Served customers. `.repeat(12))
    const experience = [entry, { ...entry, lines }, { ...entry, lines }]
    const id = await writtenCv(student, { ...document, experience })
    const pdf = await readPdf((await student.call('GET /api/cvs/:id/pdf', { id })).base64)
    expect(pdf.pages.length).toBe(2)
    expect(
      pdf.pages
        .flat()
        .join(' ')
        .match(/Served customers\./g),
    ).toHaveLength(24 * 12)
    expect(pdf.pages.flat().at(-1)).toBe('Mrs. Example, Teacher, 876-555-0102')
  })
})

test('a badge is on the CV and leads to its page, once it is chosen and as long as its page shows the name', async () => {
  const { student, badge } = await givenSkillBadge(app)
  const id = await writtenCv(student, { ...document, badge: badge.id })
  const read = () => student.call('GET /api/cvs/:id', { id })
  const pdfNow = async () => readPdf((await student.call('GET /api/cvs/:id/pdf', { id })).base64)
  expect((await read()).cv.badges).toEqual([])
  expect((await pdfNow()).links).toEqual([])

  await student.call('PUT /api/badges/:id/published', { id: badge.id, published: true })
  const link = `${app.services.publicUrl}/badges/${badge.id}`
  const { cv } = await read()
  expect(cv.badges).toMatchObject([{ id: badge.id, title: 'Budgeting', link }])
  for (const layout of cvLayouts) {
    const experience = document.experience.map((entry) => ({
      ...entry,
      lines: Array<string>(12).fill('Served 40 customers a day. '.repeat(4)),
    }))
    for (const version of [cv.document, { ...cv.document, experience }])
      expect(scannedCodes(layOut({ ...cv, document: { ...version, layout } }))).toEqual([link])
  }
  const pdf = await pdfNow()
  expect(pdf.links).toEqual([link])
  expect(pdf.pages.flat().join(' ')).toContain(`Check that it is real: ${link}`)
  expect(pdf.roles.join(' ')).toContain('Figure P Link')

  await student.call('PUT /api/cvs/:id', { id, name: 'Shop', document })
  expect((await pdfNow()).links).toEqual([])
  await student.call('PUT /api/cvs/:id', { id, name: 'Shop', document: cv.document })
  await student.call('DELETE /api/badges/:id', { id: badge.id })
  expect((await read()).cv.badges).toEqual([])
  expect((await pdfNow()).links).toEqual([])
})

test('the letters of the PDF are as wide as the layout says, in both fonts', async () => {
  const student = await app.person()
  const id = await writtenCv(student, {
    ...document,
    layout: 'simple',
    name: 'AVATAR Toffee Wáy fi fl',
    summary: 'AVATAR To Wa Yo fi ffl “quote” – 1/2 office',
  })
  const pdf = await readPdf((await student.call('GET /api/cvs/:id/pdf', { id })).base64)
  const { cv } = await student.call('GET /api/cvs/:id', { id })
  const laid = layOut(cv).pages.flatMap((blocks) => blocks.flatMap(({ texts }) => texts))
  for (const { text, font, size } of laid.filter(({ text: each }) => each !== '•')) {
    const found = pdf.widths.find((each) => each.text === text)
    const width = widthOfText(text, font, size)
    expect([text, found?.width]).toEqual([text, expect.closeTo(width, 1)])
  }
})

describe('a JSON Resume', () => {
  test('comes back as the version that it was made from', async () => {
    const student = await app.person()
    const id = await writtenCv(student)
    const { cv } = await student.call('GET /api/cvs/:id', { id })
    const file = jsonResumeOf(cv)
    const imported = await student.call('POST /api/cvs/import', { name: 'Again', file })
    expect(imported.leftOut).toEqual([])
    const again = await student.call('GET /api/cvs/:id', { id: imported.id })
    expect(again.cv).toEqual(cv)
    expect(jsonResumeOf(again.cv)).toBe(file)
  })

  test('that is none is refused with the reason', async () => {
    const student = await app.person()
    expect(
      await student.refused('POST /api/cvs/import', { name: 'Bad', file: '{"work": 3}' }),
    ).toMatchObject({ status: 400, message: expect.stringContaining('"work"') })
    expect((await student.call('GET /api/cvs', {})).cvs).toEqual([])
  })
})

test('every sample passes its own checks, has one page, and leaves no figure of the made-up person', () => {
  const { cvSamples, misspellings } = app.services.content
  for (const { id, cv } of cvSamples) {
    const sample = { document: cv, proven: [], badges: [] }
    const found = findingsIn(sample, { laid: layOut(sample), misspellings })
    expect([id, found]).toEqual([id, []])
    const started = startFrom(cv, emptyCv)
    expect([id, ...started.experience.flatMap(({ lines }) => lines)].join(' ')).not.toMatch(/\d/)
  }
})

test('of the words of the lessons only short forms, Patois of customers and one typo are called misspelled', () => {
  const { misspellings, courses } = app.services.content
  const words = new Set(JSON.stringify(courses).match(/(?<![\p{L}'])[\p{Ll}']+(?![\p{L}'])/gu))
  const wrong = misspellings.flatMap((each) => each.wrong).filter((word) => words.has(word))
  // A typing lesson asks about the typo "teh".
  const known = ['nd', 'i', 'im', 'yuh', 'ur', 'dat', 'dem', 'teh']
  expect(wrong.filter((word) => !known.includes(word))).toEqual([])
})
