/**
 * How far a text is shown after the next tick: one word more, or a tenth of what is missing when much
 * came at once, always up to the end of a word.
 */
export function revealedTo(text: string, shown: number): number {
  const least = shown + Math.max(1, Math.ceil((text.length - shown) / 10))
  const rest = text.slice(least).search(/\s/)
  return rest === -1 ? text.length : least + rest
}
