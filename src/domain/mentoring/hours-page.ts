import { paper, type BlockRole, type PlacedBlock } from '#domain/cv/page-layout.ts'
import { printable, widthOfText, wrapped, type CvFont } from '#domain/cv/text-width.ts'
import { dayInWords } from '#domain/text/day-and-time.ts'
import { plural } from '#domain/text/plural.ts'
import {
  certificateSentences,
  durationWords,
  monthInWords,
  type HoursCertificate,
} from './mentor-hours.ts'

interface Line {
  role: BlockRole
  text: string
  font: CvFont
  size: number
  before: number
}

const margin = 72
const leading = 1.4
const bullet = '•'
const indent = 14

/** Where every letter of the certificate is, page by page, as the PDF draws it. */
export function layOutHours(certificate: HoursCertificate): PlacedBlock[][] {
  const pages: PlacedBlock[][] = [[]]
  let top = margin
  for (const line of linesOf(certificate)) {
    const left = line.role === 'LI' ? margin + indent : margin
    const rows = wrapped(printable(line.text), line.font, line.size, paper.width - margin - left)
    const height = rows.length * line.size * leading
    if (top + line.before + height > paper.height - margin) {
      pages.push([])
      top = margin
    } else if (pages.at(-1)?.length !== 0) top += line.before
    pages.at(-1)?.push(placed(line, rows, { left, top }))
    top += height
  }
  return pages
}

function linesOf(certificate: HoursCertificate): Line[] {
  const { who, sum, counted } = certificateSentences(certificate)
  const text = { role: 'P', font: 'regular', size: 11.5, before: 12 } as const
  return [
    { role: 'H1', text: 'Mentoring hours', font: 'bold', size: 24, before: 0 },
    { ...text, text: who },
    { ...text, text: sum, font: 'bold', size: 14 },
    { role: 'H2', text: 'By month', font: 'bold', size: 13, before: 22 },
    ...certificate.hours.months.map(({ month, sessions, minutes }): Line => {
      const held = `${plural(sessions, 'session')}, ${durationWords(minutes)}`
      return { ...text, role: 'LI', before: 3, text: `${monthInWords(month)}: ${held}` }
    }),
    { ...text, before: 22, size: 10, text: counted },
    { ...text, before: 3, size: 10, text: `Made by Upful on ${dayInWords(certificate.madeOn)}.` },
  ]
}

function placed(
  { role, font, size }: Line,
  rows: readonly string[],
  { left, top }: { left: number; top: number },
): PlacedBlock {
  const y = (row: number) => top + (row + 1) * size * leading - size * (leading - 1)
  const texts = rows.map((text, row) => ({ text, x: left, y: y(row), font, size }))
  const mark = { text: bullet, x: left - widthOfText(bullet, font, size) - 5, y: y(0), font, size }
  return {
    role,
    section: 'head',
    texts: role === 'LI' ? [mark, ...texts] : texts,
    rule: null,
    boxes: [],
  }
}
