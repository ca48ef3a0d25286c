import type { Output } from '../app/api.ts'

type Board = Output<'GET /api/quests'>
export type BoardQuest = Board['offered'][number] & { progress?: number }

/**
 * Started ones first when the page opens; after that every card keeps its position (`before`), so
 * that pressing Start doesn't move the card.
 */
export function inStableOrder({ active, offered }: Board, before: readonly string[]): BoardQuest[] {
  const quests: BoardQuest[] = [
    ...active.map((quest) => ({ ...quest, reached: false })),
    ...offered.toSorted((a, b) => Number(b.reached) - Number(a.reached)),
  ]
  const placeOf = ({ id }: BoardQuest) => {
    const place = before.indexOf(id)
    return place === -1 ? before.length : place
  }
  return quests.toSorted((a, b) => placeOf(a) - placeOf(b))
}
