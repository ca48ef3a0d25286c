/**
 * How much of a text is shown after the next tick: one more word, or a tenth of the rest if a lot arrived
 * together, always up to the end of a word.
 */
export function revealedTo(text: string, from: number): number {
  const minEnd = from + Math.max(1, Math.ceil((text.length - from) / 10))
  const wordEnd = text.slice(minEnd).search(/\s/)
  return wordEnd === -1 ? text.length : minEnd + wordEnd
}
