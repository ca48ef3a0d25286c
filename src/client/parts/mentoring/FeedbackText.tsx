import type { MentorFeedback } from '#contract/mentoring.ts'
import {
  criteria,
  levelSentence,
  nextStepWords,
  rubric,
  verdictWords,
} from '#domain/mentoring/mentor-rubric.ts'
import { Chip } from '../../ui/Chip.tsx'
import { classes } from '../../ui/classes.ts'

/** A mentor's feedback on a session or project, in sentences. */
export function FeedbackText({ feedback }: { feedback: MentorFeedback }) {
  const { levels, nextStep, verdict } = feedback
  return (
    <div className="grid gap-3 rounded-control bg-sunk p-4">
      {verdict && (
        <Chip tone={verdict === 'ready' ? 'leaf' : 'sea'} className="justify-self-start">
          {verdictWords[verdict]}
        </Chip>
      )}
      <dl className="grid gap-3">
        {criteria.map((criterion) => (
          <div key={criterion}>
            <dt className="flex flex-wrap items-center gap-x-3 font-semibold">
              {rubric[criterion].label} <Dots level={levels[criterion]} />
            </dt>
            <dd>{levelSentence(criterion, levels[criterion])}</dd>
          </div>
        ))}
      </dl>
      <p>
        <span className="font-semibold text-leaf-strong">Next step: </span>
        {nextStepWords[nextStep]}
      </p>
    </div>
  )
}

/** The level at a glance; its sentence says the same in words. */
function Dots({ level }: { level: number }) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {[1, 2, 3, 4].map((each) => (
        <span
          key={each}
          className={classes('size-2.5 rounded-full', each <= level ? 'bg-leaf' : 'bg-line')}
        />
      ))}
    </span>
  )
}
