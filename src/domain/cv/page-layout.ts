import type { Cv } from './cv.ts'
import { looks, type PageLook } from './looks.ts'
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
  /** The page that it leads to. */
  link?: string
}

/** A black rectangle, from its top left corner. */
export interface PlacedBox {
  x: number
  y: number
  width: number
  height: number
}

/** What a screen reader is told a block is. */
export type BlockRole = 'H1' | 'H2' | 'H3' | 'P' | 'LI'

export interface PlacedBlock {
  role: BlockRole
  section: CvSectionId | 'head'
  texts: PlacedText[]
  /** A line across the page below it. */
  rule: { x: number; y: number; width: number } | null
  /** The squares of a QR code, with those next to each other in a row as one; usually none. */
  boxes: PlacedBox[]
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

function blocksOf(cv: Cv, look: PageLook): Block[] {
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
  { look, before }: { look: PageLook; before: number },
): Block[] {
  const style = { section, size: look.size, before }
  if (part.kind === 'text') return paragraph(part.text, { ...style, role: 'P' }, look)
  if (part.kind === 'badge') return [badge(part, { ...style, role: 'P' }, look)]
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

function paragraph(text: string, style: Style, look: PageLook): Block[] {
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

function point(text: string, style: Style, look: PageLook): Block[] {
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

/** In points: large enough to scan from paper, and what has to stay white around it. */
const codeSize = 62
const codeMargin = 9

/** The QR code, and beside it in the middle the words and the link. */
function badge(
  { text, link, code }: Extract<CvPart, { kind: 'badge' }>,
  style: Style,
  look: PageLook,
): Block {
  const { size } = style
  const x = look.margin + codeSize + codeMargin + 4
  const linesOf = (words: string) => wrapped(words, 'regular', size, paper.width - look.margin - x)
  const words = linesOf(printable(text))
  const lines = [...words, ...linesOf(link)]
  const lineHeight = size * look.leading
  const top = Math.max(0, (codeSize - lines.length * lineHeight) / 2)
  const texts = lines.map((line, index): PlacedText => ({
    text: line,
    x,
    y: top + baseline(index, size, look),
    font: 'regular',
    size,
    ...(index < words.length ? {} : { link }),
  }))
  const tall = Math.max(lines.length, Math.ceil(codeSize / lineHeight))
  const before = Math.max(style.before, codeMargin)
  return { ...blockOf(texts, tall, { ...style, before }, look), boxes: boxesOf(code, look.margin) }
}

function boxesOf(code: readonly string[], left: number): PlacedBox[] {
  const side = codeSize / code.length
  return code.flatMap((row, index) =>
    Array.from(row.matchAll(/1+/g), (run) => ({
      x: left + run.index * side,
      y: index * side,
      width: run[0].length * side,
      height: side,
    })),
  )
}

/** The title, then the place next to it or below, and the dates at the right. */
function entryTitle(
  part: Extract<CvPart, { kind: 'entry' }>,
  style: Omit<Style, 'role'>,
  look: PageLook,
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

function blockOf(texts: PlacedText[], lines: number, style: Style, look: PageLook): Block {
  const { role, section, before, size } = style
  const height = lines * size * look.leading
  return { role, section, texts, rule: null, boxes: [], before, height, lines, withNext: false }
}

/** Letters stand at about three quarters of their line. */
function baseline(index: number, size: number, { leading }: PageLook): number {
  return (index + 0.5) * size * leading + 0.33 * size
}

function ruleUnder({ height }: Block, { margin }: PageLook): PlacedBlock['rule'] {
  return { x: margin, y: height + 1, width: paper.width - 2 * margin }
}

function onPages(blocks: readonly Block[], { margin }: PageLook): LaidCv {
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

function moved({ role, section, texts, rule, boxes }: Block, top: number): PlacedBlock {
  return {
    role,
    section,
    texts: texts.map((text) => ({ ...text, y: text.y + top })),
    rule: rule === null ? null : { ...rule, y: rule.y + top },
    boxes: boxes.map((box) => ({ ...box, y: box.y + top })),
  }
}
