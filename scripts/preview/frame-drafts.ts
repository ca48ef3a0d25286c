import type { LessonItem } from '../../src/contract/lesson.ts'
import { afterStep, newRun } from '../../src/domain/learning/lesson-run.ts'
import { hashOf } from '../../src/domain/text/seeded-order.ts'
import type { PreviewedState } from './lesson-in-state.ts'

type Article = Extract<LessonItem, { type: 'article' }>

/** Leaves exactly the drafts of this state on the device, whatever was entered in its frame before. */
export function placeDrafts({ lesson, reader, state }: PreviewedState, store: Storage): void {
  const name = `upful-draft:${reader.id}/${lesson.course.id}/${lesson.item.id}`
  for (const key of Object.keys(store)) {
    if (key === name || key.startsWith(`${name}/`)) store.removeItem(key)
  }
  for (const [end, text] of Object.entries(state.drafts ?? {})) store.setItem(name + end, text)
  if (lesson.item.type === 'article' && state.card !== undefined) {
    store.setItem(`${name}/cards`, JSON.stringify(draftAt(lesson.item, state.card)))
  }
}

/** An article that was left at this card, with everything before it right. */
function draftAt({ cards }: Article, card: number) {
  const run = cards
    .slice(0, card)
    .reduce((before, { ask }) => afterStep(before, ask && true), newRun(cards.length))
  return { version: hashOf(JSON.stringify(cards)), run, right: null }
}
