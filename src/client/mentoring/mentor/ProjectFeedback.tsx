import { useId, useState } from 'react'
import type { ShownProject } from '#contract/mentoring.ts'
import { verdicts, verdictWords } from '#domain/mentoring/mentor-rubric.ts'
import { firstName } from '#domain/people/profile.ts'
import { FeedbackText } from '../../parts/mentoring/FeedbackText.tsx'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { showToast } from '../../ui/toasts.ts'
import { RubricForm, type RubricValues } from './RubricForm.tsx'

const choices = verdicts.map((value) => ({ value, label: verdictWords[value] }))

/** The mentor's feedback with a button to change it, or the form. */
export function ProjectFeedback({ project }: { project: ShownProject }) {
  const [isChanging, setChanging] = useState(false)
  const { feedback } = project
  if (feedback && !isChanging)
    return (
      <Card title="What you said">
        <FeedbackText feedback={feedback} />
        <Button tone="quiet" className="mt-4" onClick={() => setChanging(true)}>
          Change it
        </Button>
      </Card>
    )
  return (
    <Card title="Your feedback">
      <ProjectForm project={project} onSent={() => setChanging(false)} />
    </Card>
  )
}

interface ProjectFormProps {
  project: ShownProject
  onSent: () => void
}

function ProjectForm({ project: { id, student, feedback }, onSent }: ProjectFormProps) {
  const question = useId()
  const name = firstName(student.name)
  const [verdict, setVerdict] = useState(feedback?.verdict ?? undefined)
  const [missing, setMissing] = useState(false)
  const { mutate, isPending, error } = useAction('POST /api/mentor/projects/:id/feedback', {
    onDone: () => {
      onSent()
      showToast(`${name} can read it now`, 'good')
    },
  })
  function send({ levels, nextStep }: RubricValues) {
    setMissing(verdict === undefined)
    if (verdict) mutate({ id, levels, nextStep, verdict })
  }
  return (
    <RubricForm
      previous={feedback}
      busy={isPending}
      error={missing ? 'Say whether it is ready.' : error?.message}
      onSend={send}
    >
      <div className="grid gap-2">
        <h3 id={question}>Is it ready?</h3>
        <ChoiceGroup
          name="verdict"
          labelledBy={question}
          inARow
          choices={choices}
          value={verdict}
          onChange={(value) => setVerdict(verdicts.find((each) => each === value))}
        />
        <p className="text-sm text-ink-soft">A ready project earns {name} XP, once.</p>
      </div>
    </RubricForm>
  )
}
