import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cvLayouts, emptyCv, type Cv, type CvDocument } from './cv.ts'
import { layOut, paper, type LaidCv } from './page-layout.ts'
import { printable, unprintableIn, widthOfText } from './text-width.ts'

const document: CvDocument = {
  ...emptyCv,
  name: 'Kemar Brown',
  headline: 'Looking for work in a shop',
  summary: 'I serve customers quickly, and I count twice.',
  email: 'kemar.brown@example.com',
  phone: '876-555-0101',
  place: 'Portmore',
  experience: [
    {
      kind: 'unpaid',
      role: 'Helper',
      place: 'Corner shop',
      from: '2024-06',
      to: '',
      lines: ['Served 40 customers a day.', 'Counted 120 items a month.'],
    },
  ],
  education: [{ school: 'Example High', course: '5 CSEC', from: '2020', to: '2025', lines: [] }],
}
const proven: Cv['proven'] = [
  { id: 'skill:budgeting', kind: 'skill', text: 'Budgeting: assessment passed', date: '' },
  { id: 'paper:trn', kind: 'paper', text: 'TRN', date: '' },
]

const badges = [
  {
    id: 'one',
    title: 'Budgeting',
    link: 'https://upful.example/badges/5f0d6a6e-8a51-4b0c-9a5e-1f4f4f8f9a10',
    code: ['101', '011', '110'],
  },
]

test('a CV is read from the top: name, contact, then section by section', () => {
  expect(linesOf(layOut({ document, proven, badges }))).toEqual([
    'Kemar Brown',
    'Looking for work in a shop',
    'Portmore | 876-555-0101 | kemar.brown@example.com',
    'PROFILE',
    'I serve customers quickly, and I count twice.',
    'EXPERIENCE',
    'Helper, Corner shop Jun 2024 – now',
    '• Served 40 customers a day.',
    '• Counted 120 items a month.',
    'EDUCATION AND TRAINING',
    'Example High, 5 CSEC 2020 – 2025',
    'SKILLS SHOWN ON UPFUL',
    '• Budgeting: assessment passed',
    'READY FOR WORK',
    'I have: TRN.',
  ])
})

test('a fact that this version leaves out is nowhere on the page', () => {
  const without = { ...document, leftOut: ['skill:budgeting', 'paper:trn'] }
  const lines = linesOf(layOut({ document: without, proven, badges }))
  expect(lines.join()).not.toMatch(/Budgeting|TRN|SHOWN/)
})

test('in the layout with skills first, what is shown comes before the experience', () => {
  const lines = linesOf(
    layOut({ document: { ...document, layout: 'skills-first' }, proven, badges }),
  )
  expect(lines.indexOf('Skills shown on Upful')).toBeLessThan(lines.indexOf('Experience'))
  expect(lines.indexOf('Skills shown on Upful')).toBeGreaterThan(0)
})

test('a badge is only where it was chosen, with its link beside the QR code', () => {
  expect(linesOf(layOut({ document, proven, badges })).join()).not.toContain('badge')
  for (const layout of cvLayouts) {
    const lines = linesOf(
      layOut({ document: { ...document, layout, badge: 'one' }, proven, badges }),
    )
    const words = lines.indexOf('Signed badge: Budgeting. Check that it is real:')
    expect(words).toBeGreaterThan(lines.indexOf('• Budgeting: assessment passed'))
    expect(lines.slice(words + 1, words + 3).join('')).toContain(badges[0]?.link)
  }
})

const word = fc.stringMatching(/^[A-Za-z0-9.,@é-]{1,24}$/)
const text = fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(' '))

test('no word is cut or outside the margins, however much is written and in every layout', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...cvLayouts),
      fc.array(text, { maxLength: 12 }),
      text,
      (layout, lines, place) => {
        const [entry] = document.experience
        if (entry === undefined) throw new Error('There is an entry')
        const written = {
          ...document,
          layout,
          summary: place,
          experience: [{ ...entry, place, lines }],
        }
        const laid = layOut({ document: written, proven, badges })
        for (const page of laid.pages)
          for (const { text: line, x, y, font, size } of page.flatMap(({ texts }) => texts)) {
            expect(x).toBeGreaterThanOrEqual(40)
            expect(x + widthOfText(line, font, size)).toBeLessThanOrEqual(paper.width - 40)
            expect(y).toBeLessThanOrEqual(paper.height - 40)
          }
        const letters = (all: string) => all.replace(/[\s•]/g, '')
        const shown = letters(linesOf(laid).join(''))
        for (const each of [place, ...lines]) expect(shown).toContain(letters(printable(each)))
      },
    ),
    { numRuns: 60 },
  )
})

test('what does not fit is on the next page, and counted', () => {
  const line = 'Served customers and counted the cash of every day. '.repeat(5)
  const [entry] = document.experience
  if (entry === undefined) throw new Error('There is an entry')
  const experience = Array.from({ length: 5 }, () => ({ ...entry, lines: [line, line, line] }))
  const laid = layOut({ document: { ...document, experience }, proven, badges })
  expect(laid.pages.length).toBe(2)
  expect(laid.linesOver).toBeGreaterThan(5)
  // No heading or title is alone at the bottom of a page.
  expect(laid.pages[0]?.at(-1)?.role).toBe('LI')
  expect(layOut({ document, proven, badges })).toMatchObject({ linesOver: 0, pages: [{}] })
})

test('letters that the fonts do not have lose their accent or are named', () => {
  expect(printable('José ñandú “Ştefan” 😀 ok')).toBe('José ñandú “Stefan” ok')
  expect(unprintableIn('Ready 😀🔥 Şt 中')).toEqual(['😀', '🔥', '中'])
})

function linesOf({ pages }: LaidCv): string[] {
  const lines = new Map<string, string[]>()
  for (const [page, blocks] of pages.entries())
    for (const { text: part, y } of blocks.flatMap(({ texts }) => texts)) {
      const key = `${page} ${y}`
      lines.set(key, [...(lines.get(key) ?? []), part])
    }
  return [...lines.values()].map((parts) =>
    parts.join(' ').replaceAll(' , ', ', ').replace(/\s+/g, ' '),
  )
}
