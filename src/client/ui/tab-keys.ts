/** The tab that a key selects, wrapping around at the ends; undefined for keys a tab list doesn't use. */
export function tabAfterKey<Id extends string>(
  key: string,
  ids: readonly Id[],
  current: Id,
): Id | undefined {
  const index = ids.indexOf(current)
  switch (key) {
    case 'ArrowRight':
      return ids[(index + 1) % ids.length]
    case 'ArrowLeft':
      return ids[(index - 1 + ids.length) % ids.length]
    case 'Home':
      return ids[0]
    case 'End':
      return ids.at(-1)
    default:
      return undefined
  }
}
