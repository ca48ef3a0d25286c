interface Task {
  id: string
  optional?: true | undefined
}

export interface ChecklistTicks {
  ticks: string[]
  /** Tasks that don't apply to the student; absent if all do. */
  aside?: string[] | undefined
}

/** The list after one task was ticked, reopened or set aside; an error message if it can't be. */
export function withTick(
  tasks: readonly Task[],
  { task, done, aside }: { task: string; done: boolean; aside?: true | undefined },
  before: ChecklistTicks | null,
): ChecklistTicks | string {
  const answeredTask = tasks.find(({ id }) => id === task)
  if (answeredTask === undefined) return 'This task is not on the list.'
  if (aside && answeredTask.optional !== true) return 'This task applies to everybody.'
  const idsAfter = (idsBefore: readonly string[] | undefined, isIn: boolean) =>
    tasks
      .map(({ id }) => id)
      .filter((id) => (id === task ? isIn : idsBefore?.includes(id) === true))
  const ticks = idsAfter(before?.ticks, done && !aside)
  const notMine = idsAfter(before?.aside, aside === true)
  return notMine.length === 0 ? { ticks } : { ticks, aside: notMine }
}

/** Whether every task is ticked or set aside, and at least half are really done. */
export function isChecklistDone(
  tasks: readonly Task[],
  { ticks, aside = [] }: ChecklistTicks,
): boolean {
  return ticks.length + aside.length === tasks.length && ticks.length * 2 >= tasks.length
}
