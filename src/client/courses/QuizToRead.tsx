import type { LessonItem } from '#contract/lesson.ts'
import { Card } from '../ui/Card.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { optionsOf } from '../parts/learning/question-answers.ts'

/** The questions for somebody who cannot answer them: a guardian, a mentor or staff. */
export function QuizToRead({
  questions,
}: Pick<Extract<LessonItem, { type: 'quiz' }>, 'questions'>) {
  return (
    <ol className="grid grid-cols-1 gap-4">
      {questions.map((question, index) => (
        <Card as="li" key={question.id}>
          <p className="text-sm font-semibold text-ink-soft">Question {index + 1}</p>
          <Markdown className="font-semibold">{question.question}</Markdown>
          {question.type !== 'short_answer' && (
            <ul className="mt-2 list-disc pl-6">
              {optionsOf(question).map(({ text }) => (
                <li key={text}>
                  <Markdown>{text}</Markdown>
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </ol>
  )
}
