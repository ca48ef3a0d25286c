import { describe, expect, test } from 'vitest'
import { figuresAfter, isUntaken, readingOf, type QuestionFigures } from './question-figures.ts'

type Sitting = Parameters<typeof figuresAfter>[1]

/** A sitting of three questions, by whether each was right; option 0 is the right one. */
function sitting(...rights: boolean[]): Sitting {
  return {
    seconds: 60,
    answers: rights.map((right, index) => ({
      questionId: `q${index}`,
      right,
      option: right ? '0' : '1',
      difficulty: undefined,
    })),
  }
}

function after(...sittings: Sitting[]): Map<string, QuestionFigures> {
  return sittings.reduce(
    (figures, each) => new Map([...figures, ...figuresAfter(figures, each)]),
    new Map<string, QuestionFigures>(),
  )
}

describe('the figures of a question', () => {
  test('count answers, right ones, options and seconds', () => {
    const figures = after(sitting(true, false, true), sitting(true, true, false)).get('q1')
    expect(figures).toMatchObject({ answers: 2, right: 1, chosen: { '0': 1, '1': 1 }, seconds: 40 })
    expect(readingOf(figures ?? expect.fail())).toMatchObject({
      answers: 2,
      right: 50,
      secondsPerQuestion: 20,
    })
  })

  test('rise in difficulty when those who can do the rest miss it', () => {
    const missed = after(...Array.from({ length: 40 }, () => sitting(true, true, false)))
    const [easy, hard] = [missed.get('q0'), missed.get('q2')].map((each) => each?.rating ?? 0)
    expect(hard).toBeGreaterThan(easy ?? 0)
    expect(readingOf(missed.get('q2') ?? expect.fail()).difficulty).toBe(3)
  })

  test('tell whether it separates those who can do the rest from those who cannot', () => {
    const telling = after(sitting(true, true, true), sitting(false, false, false))
    expect(readingOf(telling.get('q0') ?? expect.fail()).discrimination).toBe(100)
    const misleading = after(sitting(false, true, true), sitting(true, false, false))
    expect(readingOf(misleading.get('q0') ?? expect.fail()).discrimination).toBe(-100)
    expect(readingOf(after(sitting(true)).get('q0') ?? expect.fail()).discrimination).toBeNull()
  })

  test('say that an option tempts nobody only after enough answers', () => {
    const few = after(sitting(true)).get('q0') ?? expect.fail()
    expect(isUntaken(few, '1')).toBe(false)
    const many = after(...Array.from({ length: 30 }, () => sitting(true))).get('q0')
    expect(isUntaken(many ?? expect.fail(), '1')).toBe(true)
    expect(isUntaken(many ?? expect.fail(), '0')).toBe(false)
  })
})
