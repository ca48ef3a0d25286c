import { plainLetters } from '#domain/text/plain-letters.ts'
import { fontCharacters, fontWidths } from './font-widths.ts'

export type CvFont = keyof typeof fontWidths

const tables: Readonly<Record<CvFont, ReadonlyMap<string, number>>> = {
  regular: widthTable(fontWidths.regular),
  bold: widthTable(fontWidths.bold),
}

/** How wide a text is, in points. Letters are set without kerning, so that every program agrees. */
export function widthOfText(text: string, font: CvFont, size: number): number {
  const table = tables[font]
  let width = 0
  for (const letter of text) width += table.get(letter) ?? 0
  return (width * size) / 1000
}

/** The text in letters that the fonts have: accents may go, and signs such as emojis do. */
export function printable(text: string): string {
  return Array.from(plainLetters(text).normalize('NFC'), letterFor)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The signs of a text that cannot be printed. */
export function unprintableIn(text: string): string[] {
  const letters = Array.from(plainLetters(text).normalize('NFC'))
  return [...new Set(letters.filter((letter) => !/\s/.test(letter) && letterFor(letter) === ''))]
}

/** Breaks a text into lines of this width; a word that is longer than a line is broken as well. */
export function wrapped(text: string, font: CvFont, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((each) => pieces(each, font, size, width))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOfText(longer, font, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}

function pieces(word: string, font: CvFont, size: number, width: number): string[] {
  if (widthOfText(word, font, size) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && widthOfText(part + letter, font, size) > width) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

function letterFor(letter: string): string {
  if (/\s/.test(letter)) return ' '
  if (tables.regular.has(letter)) return letter
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '')
  return bare !== letter && Array.from(bare).every((each) => tables.regular.has(each)) ? bare : ''
}

function widthTable(widths: string): ReadonlyMap<string, number> {
  const numbers = widths.split(/\s+/).map(Number)
  return new Map(Array.from(fontCharacters, (letter, index) => [letter, numbers[index] ?? 0]))
}
