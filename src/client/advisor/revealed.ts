/**
 * How much of a text is shown after the next tick: one more word, or a tenth of the rest if a lot arrived
 * together, always up to the end of a word.
 */
export function revealedTo(text: string, shown: number): number {
  const least = shown + Math.max(1, Math.ceil((text.length - shown) / 10))
  const rest = text.slice(least).search(/\s/)
  return rest === -1 ? text.length : least + rest
}
