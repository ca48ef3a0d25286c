import { stemOf, isFiller, plainWords } from '#domain/text/word-stems.ts'
import type { WrittenAnswer } from './written-answer.ts'

type Asked = Pick<WrittenAnswer, 'id' | 'title' | 'asked'>

/** Finds the written answers that share the rarest words with a question. */
export interface NearestAnswers {
  /** Closest first, those that share at least one word. */
  near: (words: readonly string[]) => { id: string; closeness: number }[]
  /** A form of the word that our answers use; null when they do not have it. */
  known: (word: string) => string | null
  /** Higher the fewer answers have the word; 0 for an unknown one. */
  rarity: (word: string) => number
}

/** The words of a text that can say what it is about. */
export function wordsAbout(text: string): string[] {
  return plainWords(text)
    .split(' ')
    .filter((word) => word.length > 2 && !isFiller(word) && !/\d/.test(word))
}

/** Indexes the titles and the ways to ask once. */
export function nearestAnswersIn(answers: readonly Asked[]): NearestAnswers {
  const words = new Map(
    answers.map(({ id, title, asked }) => [id, wordsAbout([title, ...asked].join(' '))]),
  )
  const stems = new Map([...words].map(([id, list]) => [id, new Set(list.map(stemOf))]))
  const forms = new Map<string, string>()
  for (const word of [...words.values()].flat()) {
    if (!forms.has(stemOf(word))) forms.set(stemOf(word), word)
  }
  const spread = new Map<string, number>()
  for (const stem of [...stems.values()].flatMap((set) => [...set])) {
    spread.set(stem, (spread.get(stem) ?? 0) + 1)
  }
  const rarityOf = (stem: string) => {
    const count = spread.get(stem)
    return count === undefined ? 0 : Math.log(1 + answers.length / count)
  }

  function near(list: readonly string[]) {
    const wanted = [...new Set(list.map(stemOf))]
    return answers
      .map(({ id }) => {
        const shared = wanted.filter((stem) => stems.get(id)?.has(stem))
        return { id, closeness: shared.reduce((sum, stem) => sum + rarityOf(stem), 0) }
      })
      .filter(({ closeness }) => closeness > 0)
      .toSorted((a, b) => b.closeness - a.closeness)
  }
  return {
    near,
    known: (word) => forms.get(stemOf(word)) ?? null,
    rarity: (word) => rarityOf(stemOf(word)),
  }
}
