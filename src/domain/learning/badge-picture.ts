import { htmlText } from '#domain/text/html-text.ts'
import { badgeKindWords, type BadgeKind } from './badge-source.ts'

export const badgePictureSize = 600

/** The ground of each kind, and the shape: a hexagon for skills, a shield for simulations, a circle for courses. */
const looks: Readonly<Record<BadgeKind, { ground: string; rim: string; shape: string }>> = {
  skill: {
    ground: '#08783f',
    rim: '#065f32',
    shape: 'M300 24 538 161v278L300 576 62 439V161z',
  },
  simulation: {
    ground: '#0b6980',
    rim: '#084f61',
    shape:
      'M300 24c74 48 152 64 232 66v196c0 132-92 226-232 290C160 512 68 418 68 286V90c80-2 158-18 232-66z',
  },
  course: {
    ground: '#a81f68',
    rim: '#7f164e',
    shape: 'M300 28a272 272 0 1 1 0 544 272 272 0 0 1 0-544z',
  },
}

/** The picture of a badge as an SVG: what it is for, and nothing about who has it. */
export function badgePicture({ kind, title }: { kind: BadgeKind; title: string }): string {
  const { ground, rim, shape } = looks[kind]
  const lines = linesOf(title)
  const size = sizeFor(lines)
  const top = 362 - ((lines.length - 1) * size * 1.12) / 2
  const words = lines
    .map(
      (line, index) =>
        `<text x="300" y="${Math.round(top + index * size * 1.12)}" font-size="${size}" font-weight="800">${htmlText(line)}</text>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${badgePictureSize} ${badgePictureSize}" width="${badgePictureSize}" height="${badgePictureSize}" role="img" aria-label="${htmlText(`${badgeKindWords[kind]}: ${title}`)}"><path d="${shape}" fill="${ground}" stroke="${rim}" stroke-width="16" stroke-linejoin="round"/><path d="${shape}" fill="none" stroke="#f7c325" stroke-width="6" stroke-linejoin="round" transform="translate(300 300) scale(.92) translate(-300 -300)"/><g transform="translate(300 186)"><circle r="42" fill="#f7c325"/><path d="M0-84v22M-60-60l15 15M60-60 45-45" stroke="#f7c325" stroke-width="13" stroke-linecap="round"/><path d="M-124 66c36-44 76-46 112-24s86 6 136 24z" fill="#35b576"/><path d="M-124 66c52-20 88-16 124-8s84 2 124 8z" fill="#dff5e6"/></g><g fill="#fffaf0" text-anchor="middle" font-family="'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif"><text x="300" y="296" font-size="26" font-weight="600">${badgeKindWords[kind]}</text>${words}<text x="300" y="470" font-size="24" font-weight="600">Shown on Upful</text></g></svg>`
}

const mostLines = 3

/** At most three lines of about the same length; what does not fit ends in an ellipsis. */
function linesOf(title: string): string[] {
  const words = title.trim().split(/\s+/)
  for (let width = 12; width <= 26; width += 1) {
    const lines = wrapped(words, width)
    if (lines.length <= mostLines && lines.every((line) => line.length <= width)) return lines
  }
  const [first = '', second = '', third = ''] = wrapped(words, 24)
  return [first, second, third].map((line, index) =>
    line.length > 24 || index === 2 ? `${line.slice(0, 23)}…` : line,
  )
}

function wrapped(words: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

/** So that the longest line stays inside the rim, in the widest of the fonts. */
function sizeFor(lines: readonly string[]): number {
  const longest = Math.max(...lines.map((line) => line.length))
  return Math.min(56, Math.floor(400 / (longest * 0.6)))
}
