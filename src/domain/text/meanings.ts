import type { Block, Inline } from './markdown.ts'

/** A word that a reader may not know, in all the forms in which it is written. */
export interface HardWord {
  id: string
  forms: readonly string[]
  meaning: string
}

/** The words that may occur in a Markdown text; some of them perhaps only in its code or its links. */
export function wordsOf<Word extends HardWord>(text: string, words: readonly Word[]): Word[] {
  const lower = text.toLowerCase()
  return words.filter((word) =>
    word.forms.some((form) => placesOfForm(text, lower, form, word).length > 0),
  )
}

/** The blocks with the first occurrence of each word as a term. What is in code, a link or a heading stays as it is. */
export function withMeanings(blocks: readonly Block[], words: readonly HardWord[]): Block[] {
  return words.length === 0 ? [...blocks] : blocksWith(blocks, { open: [...words] })
}

/** The words that have not occurred yet. */
interface Search {
  open: HardWord[]
}

function blocksWith(blocks: readonly Block[], search: Search): Block[] {
  return blocks.map((block) => blockWith(block, search))
}

function blockWith(block: Block, search: Search): Block {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, children: inlinesWith(block.children, search) }
    case 'list':
      return { ...block, items: block.items.map((item) => blocksWith(item, search)) }
    case 'quote':
    case 'callout':
      return { ...block, blocks: blocksWith(block.blocks, search) }
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row) => row.map((cell) => inlinesWith(cell, search))),
      }
    case 'heading':
    case 'code':
    case 'rule':
      return block
  }
}

function inlinesWith(inlines: readonly Inline[], search: Search): Inline[] {
  return inlines.flatMap((inline) => {
    if (inline.kind === 'text') return textWith(inline.text, search)
    if (inline.kind === 'strong' || inline.kind === 'emphasis')
      return [{ ...inline, children: inlinesWith(inline.children, search) }]
    return [inline]
  })
}

function textWith(text: string, search: Search): Inline[] {
  const inlines: Inline[] = []
  let from = 0
  for (const { start, end, word } of placesOf(text, search.open)) {
    if (!search.open.includes(word)) continue
    search.open = search.open.filter((each) => each !== word)
    if (start > from) inlines.push({ kind: 'text', text: text.slice(from, start) })
    inlines.push({ kind: 'term', text: text.slice(start, end), meaning: word.meaning })
    from = end
  }
  if (from < text.length) inlines.push({ kind: 'text', text: text.slice(from) })
  return inlines
}

interface Place<Word> {
  start: number
  end: number
  word: Word
}

/** Where the words stand in a text, in its order. Of two that begin together it is the longer one. */
function placesOf<Word extends HardWord>(text: string, words: readonly Word[]): Place<Word>[] {
  const lower = text.toLowerCase()
  const places = words
    .flatMap((word) => word.forms.flatMap((form) => placesOfForm(text, lower, form, word)))
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  let from = 0
  return places.filter(({ start, end }) => {
    if (start < from) return false
    from = end
    return true
  })
}

function placesOfForm<Word>(text: string, lower: string, form: string, word: Word): Place<Word>[] {
  // HEART is a trust and "heart" is not: a form with a capital is written in just this way.
  const inside = form === form.toLowerCase() && lower.length === text.length ? lower : text
  const places: Place<Word>[] = []
  for (let start = inside.indexOf(form); start >= 0; start = inside.indexOf(form, start + 1)) {
    const end = start + form.length
    if (!isPartOfWord(inside[start - 1]) && !isPartOfWord(inside[end]))
      places.push({ start, end, word })
  }
  return places
}

function isPartOfWord(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}-]/u.test(sign)
}
