import { sentencesOf } from '#domain/text/sentences.ts'
import { figuresFrom, statedFigures } from './stated-figures.ts'

/** Added where sentences were taken out. */
export const figuresNote =
  '*Something with a figure is left out here, because none of our sources has that figure. Check figures on the official page.*'

/** Compares the figures of an answer with what its writer was given. */
export interface FigureCheck {
  /** How much of an unfinished answer can be shown: up to the first sentence with a figure from nowhere. */
  showable: (text: string) => number
  /** The answer without such sentences, and a note where there were any; null when nothing is left. */
  cleaned: (text: string) => string | null
}

export function figureCheck(sources: readonly string[]): FigureCheck {
  const isSupported = figuresFrom(sources)
  const isUnsupported = (sentence: string) =>
    [...statedFigures(sentence)].some((figure) => !isSupported(figure))

  function unsupported(text: string): { start: number; end: number }[] {
    return linesOf(text)
      .flatMap(({ line, at }) =>
        sentencesOf(line).map(({ start, end }) => ({ start: at + start, end: at + end })),
      )
      .filter(({ start, end }) => isUnsupported(text.slice(start, end)))
  }
  return {
    showable: (text) => unsupported(text)[0]?.start ?? text.length,
    cleaned(text) {
      const removed = unsupported(text)
      if (removed.length === 0) return text
      const rest = removed
        .toReversed()
        .reduce((kept, { start, end }) => kept.slice(0, start) + kept.slice(end), text)
        // What is left of a list item, a quote or a heading whose text is gone.
        .replace(/^[ \t]*(?:[-*+>]|\d+[.)]|#+)?[ \t]*$/gm, '')
        .replace(/(?<=\S) {2,}(?=\S)/g, ' ')
        .replace(/\n{3,}/g, '\n\n')
        .trim()
      return rest === '' ? null : `${rest}\n\n${figuresNote}`
    },
  }
}

/** A sentence does not go over the end of a line: lists have no full stops. */
function linesOf(text: string): { line: string; at: number }[] {
  let at = 0
  return text.split('\n').map((line) => {
    const start = at
    at += line.length + 1
    return { line, at: start }
  })
}
