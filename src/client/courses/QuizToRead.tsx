import type { OpenQuestion } from '#contract/open-question.ts'
import type { LessonItem } from '#contract/lesson.ts'
import { Card } from '../ui/Card.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { isChoice } from '../parts/questions/given-answer.ts'
import { QuestionChat, QuestionTable } from '../parts/questions/QuestionGiven.tsx'
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
          <QuestionChat question={question} />
          <QuestionTable question={question} />
          {textsIn(question).length > 0 && (
            <ul className="mt-2 list-disc pl-6">
              {textsIn(question).map((text) => (
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

/** What there is to choose from, to look through or to put in order. */
function textsIn(question: OpenQuestion): readonly string[] {
  if (isChoice(question)) return optionsOf(question).map(({ text }) => text)
  if (question.type === 'mark_lines') return question.document.lines
  return question.type === 'order' ? question.steps : []
}
