/** A count with its noun: "1 lesson", "3 lessons". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
