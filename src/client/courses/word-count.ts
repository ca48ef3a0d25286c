/** Words as the server counts them for the least length of a reflection. */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
}
