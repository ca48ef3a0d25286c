import type { Posting } from '#contract/postings.ts'
import { agesLine } from '#domain/openings/ages-line.ts'
import { screeningQuestion } from '#domain/openings/screening.ts'
import { OpeningHead } from '../parts/openings/OpeningHead.tsx'
import { WorkFacts } from '../parts/openings/WorkFacts.tsx'
import { OpeningText } from '../parts/openings/OpeningText.tsx'

/** The saved text, rendered with the same components that students see. */
export function PostingPreview({ posting }: { posting: Posting }) {
  const { kind, payText, state } = posting
  const opening = {
    ...posting,
    locationEstimated: false,
    deadlineEstimated: false,
    type: kind,
    pay: payText,
    ages: agesLine(posting, posting.adultsOnly),
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <OpeningHead opening={opening} open={state !== 'closed'} as="h3" />
      <WorkFacts work={posting.work} />
      <div>
        <OpeningText opening={posting} />
      </div>
      {posting.questions.length > 0 && (
        <section>
          <h3>Everybody who applies is asked</h3>
          <ul className="list-disc pl-5">
            {posting.questions.map((id) => (
              <li key={id}>{screeningQuestion(id).text}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
