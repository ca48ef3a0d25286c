import { z } from 'zod'
import { askSchema } from './ask.ts'
import { authoredId, authoredText } from './authored.ts'
import { wordsIn } from './written-work.ts'

/** One idea of an article. Only a text that nobody divided into cards has nothing to do on them. */
const card = z.strictObject({
  text: authoredText,
  ask: askSchema.nullable().default(null),
  /** The id of a figure. */
  figure: authoredId.optional(),
  /** What it teaches, in a sentence that can stand alone at the end of the lesson. */
  point: authoredText.optional(),
})
export type ArticleCard = z.infer<typeof card>

export const articleCards = z.array(card).min(1)

/** The words of a card that is made from a longer text; a single block may have more. */
const maxWords = 80
/** A last card with fewer belongs to the one before. */
const minWords = 20

/** For `preprocess`: an article given as one text, `body`, gets its cards. */
export function withCards(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('body' in value)) return value
  const { body, ...rest } = value
  if (typeof body !== 'string' || 'cards' in rest) return value
  return { ...rest, cards: cardsIn(body) }
}

/** A Markdown text as cards, divided between its blocks. */
export function cardsIn(body: string): ArticleCard[] {
  const texts: string[] = []
  for (const block of blocksTogether(body)) {
    const last = texts.at(-1)
    if (last !== undefined && countWords(last) + countWords(block) <= maxWords) {
      texts[texts.length - 1] = `${last}\n\n${block}`
    } else texts.push(block)
  }
  const [last, before] = [texts.at(-1), texts.at(-2)]
  if (last !== undefined && before !== undefined && countWords(last) < minWords) {
    texts.splice(-2, 2, `${before}\n\n${last}`)
  }
  return texts.map((text) => ({ text, ask: null }))
}

/** The text of an article, as if it were not divided. */
export function textOfCards(cards: readonly ArticleCard[]): string {
  return cards.map(({ text }) => text).join('\n\n')
}

/** The blocks between blank lines; a block that needs the one before stays with it. */
function blocksTogether(body: string): string[] {
  const blocks: string[] = []
  for (const block of body.replace(/\r\n?/g, '\n').split(/\n\s*\n/)) {
    if (block.trim() === '') continue
    const last = blocks.at(-1)
    if (last !== undefined && belongTogether(last, block)) {
      blocks[blocks.length - 1] = `${last}\n\n${block}`
    } else blocks.push(block)
  }
  return blocks
}

function belongTogether(before: string, block: string): boolean {
  const isLeadIn = /:\**$/.test(before.trimEnd()) || /^ {0,3}#{1,6} .*$/.test(before)
  const isListGoingOn = isListItem(before) && (isListItem(block) || /^ {2,}/.test(block))
  return isLeadIn || isListGoingOn || isCodeOpen(before)
}

function isListItem(block: string): boolean {
  return /^ {0,3}(?:[-*+]|\d{1,9}[.)]) /.test(block)
}

function isCodeOpen(text: string): boolean {
  const fences = text.split('\n').filter((line) => /^ {0,3}(?:`{3,}|~{3,})/.test(line))
  return fences.length % 2 === 1
}

function countWords(text: string): number {
  return wordsIn(text).length
}
