import type { ProjectToRead } from '#contract/mentoring.ts'
import { verdictWords } from '#domain/mentoring/mentor-rubric.ts'
import { shortDate } from '../../app/dates.ts'
import { FeedbackText } from '../../parts/mentoring/FeedbackText.tsx'
import { StudentText } from '../../parts/learning/StudentText.tsx'
import { Card } from '../../ui/Card.tsx'

/** Other versions of the project that the mentor has read, each with what they said about it. */
export function EarlierFeedback({ earlier }: Pick<ProjectToRead, 'earlier'>) {
  return (
    <Card title="Earlier versions">
      <ul className="grid gap-2">
        {earlier.map(({ text, feedback }) => (
          <li key={feedback.at}>
            <details>
              <summary className="min-h-12 cursor-pointer py-3 font-semibold">
                {shortDate(feedback.at)}
                {feedback.verdict && `: ${verdictWords[feedback.verdict]}`}
              </summary>
              <div className="grid gap-3 pb-3">
                {text === null ? (
                  <p className="text-ink-soft">This version was not kept.</p>
                ) : (
                  <StudentText text={text} />
                )}
                <FeedbackText feedback={feedback} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Card>
  )
}
