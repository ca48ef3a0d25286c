interface Task {
  id: string
  optional?: true | undefined
}

export interface Ticked {
  ticks: string[]
  /** What does not apply to the student; left out where everything does. */
  aside?: string[] | undefined
}

/** The list after one task was ticked, opened again or set aside; the reason where it cannot be. */
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

/** Every task is ticked or does not apply, and at least half of them are really done. */
export function isChecklistDone(tasks: readonly Task[], { ticks, aside = [] }: Ticked): boolean {
  return ticks.length + aside.length === tasks.length && ticks.length * 2 >= tasks.length
}
