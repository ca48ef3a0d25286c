/** The first code of HTML in a text that a person wrote, such as “<b>” or “&amp;”; undefined when there is none. */
export function markupIn(text: string): string | undefined {
  return /<(?:\/?[a-z]|!)[^<>\n]{0,20}>?|&(?:#\w{1,7}|[a-z]{2,8});/i.exec(text)?.[0]
}

/** What to say about it: nothing that somebody typed is left out without a word. Null for plain text. */
export function markupProblem(text: string): string | null {
  const code = markupIn(text)
  return code === undefined ? null : `Write plain words. “${code}” is code that we do not show.`
}
