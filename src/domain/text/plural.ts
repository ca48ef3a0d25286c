/** A count with its noun: "1 lesson", "3 lessons". */
export function plural(count: number, singular: string, several = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : several}`
}
