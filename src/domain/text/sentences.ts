/** Where the sentences of a text begin and end, without the blanks around them. */
export function sentencesOf(text: string): { start: number; end: number }[] {
  return partsOf(text).flatMap(({ segment, index }) => {
    const start = index + segment.length - segment.trimStart().length
    const end = index + segment.trimEnd().length
    return end > start ? [{ start, end }] : []
  })
}

function partsOf(text: string): { segment: string; index: number }[] {
  // Older browsers read it as one.
  if (!('Segmenter' in Intl)) return [{ segment: text, index: 0 }]
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
}
