import {
  replyKey,
  replyTo,
  talkAfter,
  type GuideReply,
  type GuideRules,
} from '#domain/guide/reply.ts'
import { nothingBefore } from '#domain/guide/outcome.ts'
import {
  guideGrades,
  plainGrade,
  type GuideGrade,
  type GuideQuestion,
} from '#domain/guide/guide-question.ts'

export type QuestionSet = 'tune' | 'judge' | 'review'

/** How many questions of a set got which grade. */
export type Standing = Record<GuideGrade | 'ungraded' | 'carefulWrong' | 'questions', number>

/** A question with the key of what the guide does with it now, and the grade of that. */
export interface TriedQuestion {
  question: GuideQuestion
  reply: GuideReply
  key: string
  grade: GuideGrade | null
}

/** Every question with the guide's reply to it, after the earlier messages of its talk. */
export function tried(
  questions: readonly GuideQuestion[],
  grades: ReadonlyMap<string, GuideGrade>,
  rules: GuideRules,
): TriedQuestion[] {
  return questions.map((question) => {
    let talk = nothingBefore
    for (const message of question.before ?? [])
      talk = talkAfter(replyTo(message, talk, rules), talk)
    const reply = replyTo(question.asked, talk, rules)
    const key = replyKey(reply)
    return {
      question,
      reply,
      key,
      grade: grades.get(gradeKey(question.id, key)) ?? plainGrade(key, question),
    }
  })
}

export function gradeKey(id: string, key: string): string {
  return `${id} ${key}`
}

export function standingOf(questions: readonly TriedQuestion[]): Standing {
  const count = (grade: GuideGrade) => questions.filter((each) => each.grade === grade).length
  return {
    ...(Object.fromEntries(guideGrades.map((grade) => [grade, count(grade)])) as Record<
      GuideGrade,
      number
    >),
    ungraded: questions.filter(({ grade }) => grade === null).length,
    carefulWrong: questions.filter(
      ({ question, grade }) => question.careful === true && grade === 'wrong',
    ).length,
    questions: questions.length,
  }
}

/** Why the guide stands worse than it was recorded; empty when it does not. */
export function fallsOf(now: Standing, recorded: Standing): string[] {
  return [
    ...(now.good < recorded.good ? [`good fell from ${recorded.good} to ${now.good}`] : []),
    ...(now.wrong > recorded.wrong
      ? [`wrong and sure rose from ${recorded.wrong} to ${now.wrong}`]
      : []),
    ...(now.carefulWrong > recorded.carefulWrong
      ? [
          `wrong and sure about money, law, health or safety rose from ${recorded.carefulWrong} to ${now.carefulWrong}`,
        ]
      : []),
  ]
}
