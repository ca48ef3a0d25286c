import { href, type Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'

/** The kinds of things an answer can link to. */
export const cardKinds = [
  'course', // a course
  'lesson', // `course/item`
  'assessment', // an assessment
  'quest', // a quest
  'opening', // an opening of the opportunities
  'path', // a career path
  'step', // `path/step`
  'readiness', // a task of the checklist
] as const
export type CardKind = (typeof cardKinds)[number]

/** What is stored with a reply. Everything shown is looked up again for the reader. */
export interface CardRef {
  readonly kind: CardKind
  readonly id: string
}

/** What one tap on a card does, besides opening it. */
export const cardActions = ['enrol', 'start', 'save', 'follow', 'tick'] as const
export type CardAction = (typeof cardActions)[number]

export const maxCards = 4

/** `lesson` and `step` ids have two parts: 'course/item' gives ['course', 'item']. */
export function partsOf(id: string): [string, string] {
  const [whole = '', part = ''] = id.split('/')
  return [whole, part]
}

/** The page a card opens. */
export function addressOf({ kind, id }: CardRef): Address {
  const [whole, part] = partsOf(id)
  switch (kind) {
    case 'course':
      return href(pages.course, { id })
    case 'lesson':
      return href(pages.lesson, { id: whole, contentId: part })
    case 'assessment':
      return href(pages.assessment, { assessmentId: id })
    case 'quest':
    case 'path':
    case 'step':
      return href(pages.dashboard, { tab: 'skills' })
    case 'readiness':
      return href(pages.readiness, { task: id })
    case 'opening':
      return href(pages.opening, { id })
  }
}

/** The candidates whose titles the text mentions, in the order of the text. */
export function cardsNamedIn(
  text: string,
  candidates: readonly (CardRef & { title: string })[],
): CardRef[] {
  const words = ` ${plain(text)} `
  return candidates
    .map(({ kind, id, title }) => ({
      ref: { kind, id },
      position: titlePosition(words, plain(title)),
    }))
    .filter(({ position }) => position >= 0)
    .sort((a, b) => a.position - b.position)
    .slice(0, maxCards)
    .map(({ ref }) => ref)
}

// 'Money' would match every second sentence; a title must be long enough to be specific.
function titlePosition(words: string, title: string): number {
  return title.length < 8 ? -1 : words.indexOf(` ${title} `)
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
