/** What is written on a card. */
export interface CardWords {
  /** A line before the headline. */
  lead: string
  headline: string
  /** Lines after it. */
  details: readonly string[]
}

/** For a link in a chat, and for a whole phone screen. */
export const cardShapes = {
  wide: { width: 1200, height: 630 },
  tall: { width: 1080, height: 1920 },
} as const

export type CardShape = keyof typeof cardShapes

/** The width of a text at this size. */
export type MeasureText = (text: string, size: number, weight: number) => number

export interface CardText {
  text: string
  x: number
  /** The line that the letters stand on. */
  y: number
  size: number
  weight: number
  part: 'lead' | 'headline' | 'detail'
}

export interface CardLayout {
  width: number
  height: number
  texts: readonly CardText[]
  /** The square of the drawing. */
  art: { x: number; y: number; size: number }
  /** Where the hills begin. */
  hills: number
  /** The line with the name of the app. */
  foot: { x: number; y: number; size: number }
}

/** What each shape has room for. In the tall one, apps cover the top and the bottom with their buttons. */
const rooms = {
  wide: {
    text: { x: 72, width: 660, top: 64, bottom: 424 },
    art: { x: 764, y: 36, size: 400 },
    hills: 452,
    foot: { x: 72, y: 584, size: 56 },
    sizes: [84, 72, 62, 54, 46],
    lead: 38,
    detail: 34,
  },
  tall: {
    text: { x: 90, width: 900, top: 960, bottom: 1430 },
    art: { x: 200, y: 240, size: 680 },
    hills: 1470,
    foot: { x: 90, y: 1710, size: 84 },
    sizes: [128, 108, 92, 80, 68],
    lead: 54,
    detail: 48,
  },
} as const

const mostLines = 3
const lineHeight = 1.12

/** Where everything on a card is: the headline as large as it can be, the whole block in the middle of its room. */
export function cardLayout(words: CardWords, shape: CardShape, measure: MeasureText): CardLayout {
  const { text: room, art, hills, foot, sizes, lead, detail } = rooms[shape]
  const details = words.details.map((line) =>
    shortened(line, room.width, (text) => measure(text, detail, 500)),
  )
  const around = lead * 1.5 + details.length * detail * 1.35 + 16
  const { lines, size } = fittedHeadline(
    words.headline,
    { width: room.width, height: room.bottom - room.top - around },
    sizes,
    measure,
  )
  const used = around + lines.length * size * lineHeight
  let y = room.top + (room.bottom - room.top - used) / 2
  const below = (height: number) => Math.round((y += height))
  const { x } = room
  const texts: CardText[] = [
    {
      text: shortened(words.lead, room.width, (text) => measure(text, lead, 700)),
      x,
      y: below(lead),
      size: lead,
      weight: 700,
      part: 'lead',
    },
  ]
  below(lead * 0.3)
  for (const text of lines)
    texts.push({ text, x, y: below(size * lineHeight), size, weight: 800, part: 'headline' })
  below(16)
  for (const text of details)
    texts.push({ text, x, y: below(detail * 1.35), size: detail, weight: 500, part: 'detail' })
  return { ...cardShapes[shape], texts, art, hills, foot }
}

function fittedHeadline(
  text: string,
  room: { width: number; height: number },
  sizes: readonly number[],
  measure: MeasureText,
): { lines: string[]; size: number } {
  for (const size of sizes) {
    const widthOf = (line: string) => measure(line, size, 800)
    const lines = wrapped(text, room.width, widthOf)
    const fits =
      lines.length <= mostLines &&
      lines.length * size * lineHeight <= room.height &&
      lines.every((line) => widthOf(line) <= room.width)
    if (fits) return { lines, size }
  }
  const size = sizes.at(-1) ?? 40
  const widthOf = (line: string) => measure(line, size, 800)
  const lines = wrapped(text, room.width, widthOf)
  const most = Math.max(1, Math.min(mostLines, Math.floor(room.height / (size * lineHeight))))
  const kept = [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')].filter(Boolean)
  return { lines: kept.map((line) => shortened(line, room.width, widthOf)), size }
}

function wrapped(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** With an ellipsis where it would be too long. */
function shortened(text: string, width: number, widthOf: (line: string) => number): string {
  if (widthOf(text) <= width) return text
  const letters = Array.from(text)
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** Always by day: others see it on their own screens. */
export const cardColours = {
  sky: '#dff1ea',
  halo: '#fdf0c4',
  sun: '#f7c325',
  onSun: '#3a2b00',
  hills: ['#7ea79f', '#3d9166', '#08783f'],
  onHill: '#fffaf0',
} as const

export const cardInk: Record<CardText['part'], string> = {
  lead: '#08783f',
  headline: '#1f1a12',
  detail: '#4a4235',
}

/** The hills, as paths with their colours, from far to near. */
export function cardHills({ width, height, hills }: CardLayout): { d: string; fill: string }[] {
  const [far, middle, near] = cardColours.hills
  const rise = width / 24
  const wave = (y: number, sway: number) =>
    `M0 ${y}C${width * 0.2} ${y - sway} ${width * 0.34} ${y - sway} ${width * 0.52} ${y}S${width * 0.84} ${y + sway} ${width} ${y - sway / 3}V${height}H0z`
  return [
    { d: wave(hills + rise * 0.6, rise), fill: far },
    { d: wave(hills + rise, -rise * 0.7), fill: middle },
    { d: wave(hills + rise * 1.5, rise * 0.4), fill: near },
  ]
}
