import { authoredRating, estimatedAbility, learnedDifficulty, ratingAfter } from './ability.ts'
import type { Difficulty } from './question-parts.ts'

/** What everybody's answers to one question add up to. */
export interface QuestionFigures {
  answers: number
  right: number
  /** How hard it is, see `ability.ts`. */
  rating: number
  /** How often each option was chosen, by its index. */
  chosen: Readonly<Record<string, number>>
  /** Sums of the share of the other questions of a sitting that were right, over its right and its wrong answers. */
  othersRightIfRight: number
  othersRightIfWrong: number
  /** The sum of the average seconds a question took in the sittings that asked it. */
  seconds: number
}

/** An answer that was scored, in a sitting. */
export interface ScoredAnswer {
  questionId: string
  right: boolean
  /** The index of the chosen option; null for other kinds of question. */
  option: string | null
  difficulty: Difficulty | undefined
}

/** The figures of the questions of one sitting after it, from those before. */
export function figuresAfter(
  before: ReadonlyMap<string, QuestionFigures>,
  { answers, seconds }: { answers: readonly ScoredAnswer[]; seconds: number },
): Map<string, QuestionFigures> {
  const started = answers.map((answer) => {
    const figures = before.get(answer.questionId) ?? begun(answer.difficulty)
    return { answer, figures }
  })
  const rightOnes = answers.filter(({ right }) => right).length
  return new Map(
    started.map(({ answer, figures }, index) => {
      const others = started.filter((_, at) => at !== index)
      // Of the other answers: this one must not speak for itself.
      const ability = estimatedAbility(
        others.map((other) => ({ rating: other.figures.rating, right: other.answer.right })),
      )
      const othersRight =
        others.length === 0 ? 0 : (rightOnes - Number(answer.right)) / others.length
      return [
        answer.questionId,
        withAnswer(figures, answer, { ability, othersRight, seconds: seconds / answers.length }),
      ]
    }),
  )
}

function begun(difficulty: Difficulty | undefined): QuestionFigures {
  return {
    answers: 0,
    right: 0,
    rating: authoredRating(difficulty),
    chosen: {},
    othersRightIfRight: 0,
    othersRightIfWrong: 0,
    seconds: 0,
  }
}

function withAnswer(
  figures: QuestionFigures,
  { right, option }: ScoredAnswer,
  { ability, othersRight, seconds }: { ability: number; othersRight: number; seconds: number },
): QuestionFigures {
  const { chosen, othersRightIfRight, othersRightIfWrong } = figures
  return {
    ...ratingAfter(figures, { ability, right }),
    right: figures.right + Number(right),
    chosen: option === null ? chosen : { ...chosen, [option]: (chosen[option] ?? 0) + 1 },
    othersRightIfRight: othersRightIfRight + (right ? othersRight : 0),
    othersRightIfWrong: othersRightIfWrong + (right ? 0 : othersRight),
    seconds: figures.seconds + seconds,
  }
}

/** So many answers are needed before a figure says something about the question and not about who answered it. */
export const answersToJudge = 30

/** What the figures say about a question. */
export interface QuestionReading {
  answers: number
  /** In percent. */
  right: number
  difficulty: Difficulty
  /**
   * By how many points of a percent the other questions went better for those who answered it right. Near 0 or below it, the
   * question does not tell who can do the rest. Null until both have happened.
   */
  discrimination: number | null
  secondsPerQuestion: number
}

export function readingOf(figures: QuestionFigures): QuestionReading {
  const { answers, right, othersRightIfRight, othersRightIfWrong } = figures
  const wrong = answers - right
  return {
    answers,
    right: Math.round((right / answers) * 100),
    difficulty: learnedDifficulty(figures.rating),
    discrimination:
      right === 0 || wrong === 0
        ? null
        : Math.round((othersRightIfRight / right - othersRightIfWrong / wrong) * 100),
    secondsPerQuestion: Math.round(figures.seconds / answers),
  }
}

/** Fewer than this share of the answers: nobody is tempted by the option. */
const temptingShare = 0.05

/** Whether a wrong option tempts hardly anybody. */
export function isUntaken({ answers, chosen }: QuestionFigures, option: string): boolean {
  return answers >= answersToJudge && (chosen[option] ?? 0) / answers < temptingShare
}
