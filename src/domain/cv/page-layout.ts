import type { Cv, CvLayout } from './cv.ts'
import { wordsOfCv, type CvPart, type CvSectionId } from './sections.ts'
import { printable, widthOfText, wrapped, type CvFont } from './text-width.ts'

/** US Letter, in points: what printers in Jamaica are loaded with. */
export const paper = { width: 612, height: 792 } as const

/** A text on one line; `y` is where the letters stand, from the top. */
export interface PlacedText {
  text: string
  x: number
  y: number
  font: CvFont
  size: number
}

/** What a screen reader is told a block is. */
export type BlockRole = 'H1' | 'H2' | 'H3' | 'P' | 'LI'

export interface PlacedBlock {
  role: BlockRole
  section: CvSectionId | 'head'
  texts: PlacedText[]
  /** A line across the page below it. */
  rule: { x: number; y: number; width: number } | null
}

export interface LaidCv {
  pages: PlacedBlock[][]
  /** How many lines do not fit on the first page. */
  linesOver: number
}

/**
 * Where every letter of a CV is. The preview in the browser draws this, and so does the PDF: there is no second layout.
 * Nothing is ever cut: what does not fit is on the next page.
 */
export function layOut(cv: Cv): LaidCv {
  const look = looks[cv.document.layout]
  return onPages(blocksOf(cv, look), look)
}

interface Look {
  margin: number
  size: number
  /** The distance of two lines, as a part of the font size. */
  leading: number
  nameSize: number
  headingSize: number
  centred: boolean
  capitals: boolean
  /** Under each heading, under the name and how to reach them, or nowhere. */
  rules: 'headings' | 'head' | 'none'
  /** Before a section. */
  space: number
}

const looks: Readonly<Record<CvLayout, Look>> = {
  classic: {
    margin: 58,
    size: 10.5,
    leading: 1.3,
    nameSize: 21,
    headingSize: 10.5,
    centred: true,
    capitals: true,
    rules: 'headings',
    space: 13,
  },
  simple: {
    margin: 62,
    size: 10.5,
    leading: 1.35,
    nameSize: 23,
    headingSize: 13,
    centred: false,
    capitals: false,
    rules: 'none',
    space: 14,
  },
  'skills-first': {
    margin: 58,
    size: 10.5,
    leading: 1.3,
    nameSize: 21,
    headingSize: 11.5,
    centred: false,
    capitals: false,
    rules: 'head',
    space: 13,
  },
  compact: {
    margin: 46,
    size: 9.5,
    leading: 1.24,
    nameSize: 17,
    headingSize: 9.5,
    centred: false,
    capitals: true,
    rules: 'headings',
    space: 9,
  },
}

/** A block before it has a place on a page: `y` of its texts counts from its top. */
interface Block extends PlacedBlock {
  before: number
  height: number
  lines: number
  /** Stays on the page of the block that follows. */
  withNext: boolean
}

interface Style {
  role: BlockRole
  section: PlacedBlock['section']
  font?: CvFont
  size: number
  before: number
}

function blocksOf(cv: Cv, look: Look): Block[] {
  const { name, headline, contact, sections } = wordsOfCv(cv)
  const { size, leading } = look
  const head = { section: 'head', size, before: 0 } as const
  const blocks = [
    ...paragraph(name, { ...head, role: 'H1', font: 'bold', size: look.nameSize }, look),
    ...paragraph(headline, { ...head, role: 'P', size: size + 1, before: 2 }, look),
    ...paragraph(contact.join('  |  '), { ...head, role: 'P', before: 2 }, look),
  ]
  const last = blocks.at(-1)
  if (last !== undefined && look.rules === 'head') last.rule = ruleUnder(last, look)
  const left = { ...look, centred: false }
  return [
    ...blocks,
    ...sections.flatMap(({ id, title, parts }) => {
      const text = look.capitals ? title.toUpperCase() : title
      const style = { section: id, font: 'bold', before: look.space } as const
      const heading = paragraph(text, { ...style, role: 'H2', size: look.headingSize }, left)
      for (const block of heading) {
        block.withNext = true
        if (look.rules === 'headings') block.rule = ruleUnder(block, look)
      }
      const gapBelow = size * (leading - 1) + (look.rules === 'headings' ? 3 : 1)
      return [
        ...heading,
        ...parts.flatMap((part, index) =>
          partBlocks(part, id, { look: left, before: index === 0 ? gapBelow : size * 0.45 }),
        ),
      ]
    }),
  ]
}

function partBlocks(
  part: CvPart,
  section: CvSectionId,
  { look, before }: { look: Look; before: number },
): Block[] {
  const style = { section, size: look.size, before }
  if (part.kind === 'text') return paragraph(part.text, { ...style, role: 'P' }, look)
  const points = part.points.flatMap((text, index) =>
    point(
      text,
      { ...style, role: 'LI', before: part.kind === 'points' && index === 0 ? before : 1 },
      look,
    ),
  )
  if (part.kind === 'points') return points
  const title = entryTitle(part, style, look)
  if (points.length > 0) for (const block of title) block.withNext = true
  return [...title, ...points]
}

function paragraph(text: string, style: Style, look: Look): Block[] {
  const { font = 'regular', size } = style
  const width = paper.width - 2 * look.margin
  const lines = wrapped(printable(text), font, size, width)
  if (lines.length === 0) return []
  const texts = lines.map((line, index) => ({
    text: line,
    x: look.centred ? (paper.width - widthOfText(line, font, size)) / 2 : look.margin,
    y: baseline(index, size, look),
    font,
    size,
  }))
  return [blockOf(texts, lines.length, style, look)]
}

const bullet = '•'
const indent = 12

function point(text: string, style: Style, look: Look): Block[] {
  const { size } = style
  const width = paper.width - 2 * look.margin - indent
  const lines = wrapped(printable(text), 'regular', size, width)
  if (lines.length === 0) return []
  const of = (line: string, x: number, index: number): PlacedText => ({
    text: line,
    x: look.margin + x,
    y: baseline(index, size, look),
    font: 'regular',
    size,
  })
  const texts = lines.map((line, index) => of(line, indent, index))
  return [blockOf([of(bullet, 2, 0), ...texts], lines.length, style, look)]
}

/** The title, then the place next to it or below, and the dates at the right. */
function entryTitle(
  part: Extract<CvPart, { kind: 'entry' }>,
  style: Omit<Style, 'role'>,
  look: Look,
): Block[] {
  const { size } = style
  const { margin } = look
  const dates = printable(part.dates)
  const datesWidth = widthOfText(dates, 'regular', size)
  const width = paper.width - 2 * margin - (dates === '' ? 0 : datesWidth + 16)
  const at = (line: string, x: number, index: number, font: CvFont): PlacedText => ({
    text: line,
    x,
    y: baseline(index, size, look),
    font,
    size,
  })
  const titles = wrapped(printable(part.title), 'bold', size, width)
  const texts = titles.map((line, index) => at(line, margin, index, 'bold'))
  let count = titles.length
  const place = printable(part.place)
  const lastWidth = widthOfText(titles.at(-1) ?? '', 'bold', size)
  const beside = count === 0 ? place : `, ${place}`
  if (place !== '' && lastWidth + widthOfText(beside, 'regular', size) <= width) {
    texts.push(at(beside, margin + lastWidth, Math.max(0, count - 1), 'regular'))
    count = Math.max(1, count)
  } else if (place !== '') {
    const lines = wrapped(place, 'regular', size, width)
    texts.push(...lines.map((line, index) => at(line, margin, count + index, 'regular')))
    count += lines.length
  }
  if (dates !== '') texts.push(at(dates, paper.width - margin - datesWidth, 0, 'regular'))
  if (texts.length === 0) return []
  return [blockOf(texts, Math.max(1, count), { ...style, role: 'H3' }, look)]
}

function blockOf(texts: PlacedText[], lines: number, style: Style, look: Look): Block {
  const { role, section, before, size } = style
  const height = lines * size * look.leading
  return { role, section, texts, rule: null, before, height, lines, withNext: false }
}

/** Letters stand at about three quarters of their line. */
function baseline(index: number, size: number, { leading }: Look): number {
  return (index + 0.5) * size * leading + 0.33 * size
}

function ruleUnder({ height }: Block, { margin }: Look): PlacedBlock['rule'] {
  return { x: margin, y: height + 1, width: paper.width - 2 * margin }
}

function onPages(blocks: readonly Block[], { margin }: Look): LaidCv {
  const bottom = paper.height - margin
  const pages: PlacedBlock[][] = [[]]
  let y = margin
  let linesOver = 0
  for (const [index, block] of blocks.entries()) {
    const page = pages.at(-1) ?? []
    const needed = heightWithNext(blocks, index)
    const isFirst = page.length === 0
    if (!isFirst && y + block.before + needed > bottom) {
      pages.push([])
      y = margin
    } else if (!isFirst) y += block.before
    pages.at(-1)?.push(moved(block, y))
    y += block.height
    if (pages.length > 1) linesOver += block.lines
  }
  return { pages, linesOver }
}

/** A title alone at the bottom of a page belongs to what follows it. */
function heightWithNext(blocks: readonly Block[], from: number): number {
  let height = 0
  for (const block of blocks.slice(from)) {
    height += block.height + (height === 0 ? 0 : block.before)
    if (!block.withNext) break
  }
  return height
}

function moved({ role, section, texts, rule }: Block, top: number): PlacedBlock {
  return {
    role,
    section,
    texts: texts.map((text) => ({ ...text, y: text.y + top })),
    rule: rule === null ? null : { ...rule, y: rule.y + top },
  }
}
