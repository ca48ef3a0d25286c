interface Task {
  id: string
  optional?: true | undefined
}

export interface Ticked {
  ticks: string[]
  /** Tasks that don't apply to the student; absent if all do. */
  aside?: string[] | undefined
}

/** The list after one task was ticked, reopened or set aside; an error message if it can't be. */
export function ticked(
  tasks: readonly Task[],
  { task, done, aside }: { task: string; done: boolean; aside?: true | undefined },
  before: Ticked | null,
): Ticked | string {
  const asked = tasks.find(({ id }) => id === task)
  if (asked === undefined) return 'This task is not on the list.'
  if (aside && asked.optional !== true) return 'This task is for everybody.'
  const keep = (was: readonly string[] | undefined, is: boolean) =>
    tasks.map(({ id }) => id).filter((id) => (id === task ? is : was?.includes(id) === true))
  const ticks = keep(before?.ticks, done && !aside)
  const notMine = keep(before?.aside, aside === true)
  return notMine.length === 0 ? { ticks } : { ticks, aside: notMine }
}

/** Whether every task is ticked or set aside, and at least half are really done. */
export function isChecklistDone(tasks: readonly Task[], { ticks, aside = [] }: Ticked): boolean {
  return ticks.length + aside.length === tasks.length && ticks.length * 2 >= tasks.length
}
