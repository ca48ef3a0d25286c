import type { Output } from '../app/api.ts'

type Board = Output<'GET /api/quests'>
export type BoardQuest = Board['offered'][number] & { progress?: number }

/**
 * Started quests first when the page opens; after that every card keeps its position (`previousIds`), so
 * that pressing Start doesn't move the card.
 */
export function inStableOrder(
  { active, offered }: Board,
  previousIds: readonly string[],
): BoardQuest[] {
  const quests: BoardQuest[] = [...active, ...offered]
  const positionOf = ({ id }: BoardQuest) => {
    const position = previousIds.indexOf(id)
    return position === -1 ? previousIds.length : position
  }
  return quests.toSorted((a, b) => positionOf(a) - positionOf(b))
}
