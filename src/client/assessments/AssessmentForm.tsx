import { useQueryClient } from '@tanstack/react-query'
import { Check, CloudOff, LoaderCircle } from 'lucide-react'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { plural } from '#domain/text/plural.ts'
import type { Output } from '../app/api.ts'
import { toTop } from '../app/to-top.ts'
import { apiQuery, useAction } from '../app/use-api.ts'
import { isGiven, isTyped } from '../parts/questions/given-answer.ts'
import { focusQuestion, QuestionField } from '../parts/questions/QuestionField.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import type { SaveState } from './answer-keeper.ts'
import { AssessmentHead } from './AssessmentHead.tsx'
import { useSavedAnswers } from './use-saved-answers.ts'

interface AssessmentFormProps {
  state: Extract<Output<'GET /api/assessments/:id'>, { kind: 'sitting' }>
}

export function AssessmentForm({ state: attempt }: AssessmentFormProps) {
  const { assessment, sitting } = attempt
  const ids = { id: assessment.id, sittingId: sitting.id }
  const { answers, answer, state, saveNow } = useSavedAnswers(attempt)
  const [unanswered, setUnanswered] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  const { submit, isPending, error } = useSubmit(assessment.id)

  const missing = sitting.asked.flatMap((question) =>
    isGiven(question, answers[question.id]) ? [] : [question.id],
  )
  const done = sitting.asked.length - missing.length

  function handIn(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setUnanswered(missing)
    if (missing.length > 0) {
      if (form.current) focusQuestion(form.current, missing)
      return
    }
    submit({ ...ids, answers })
  }

  return (
    <div className="mx-auto max-w-2xl">
      <AssessmentHead assessment={assessment} />
      <div className="sticky short:static top-15 z-5 -mx-4 mb-5 border-b border-line bg-sand px-4 py-2.5">
        <div className="mb-1.5 flex items-center justify-between gap-4">
          <span className="text-sm font-semibold tabular-nums">
            {done} of {sitting.asked.length} answered
          </span>
          {(done > 0 || state !== 'saved') && <SaveIndicator state={state} />}
        </div>
        <ProgressBar label="Answered" value={done} max={sitting.asked.length} className="h-2" />
      </div>
      {state === 'failed' && (
        <p className="mb-4 rounded-control bg-sun-soft px-4 py-3">
          Your last answers are not saved yet. Keep this page open: we will send them as soon as you
          have a connection.
        </p>
      )}
      {state === 'closed' && (
        <p className="mb-4 rounded-control bg-sun-soft px-4 py-3">
          You handed in this attempt in another window. Reload the page to see the result.
        </p>
      )}
      <form ref={form} noValidate onSubmit={handIn} className="grid grid-cols-1 gap-4">
        {sitting.asked.map((question, index) => (
          <Card key={question.id}>
            <QuestionField
              question={question}
              orderSeed={sitting.id}
              position={`Question ${index + 1} of ${sitting.asked.length}`}
              value={answers[question.id]}
              onChange={(value) => {
                answer(question.id, value)
                setUnanswered((before) => before.filter((id) => id !== question.id))
                // Save a choice immediately, but wait while somebody is typing.
                if (!isTyped(question)) saveNow()
              }}
              onLeave={saveNow}
              error={unanswered.includes(question.id) ? 'Answer this question.' : undefined}
            />
          </Card>
        ))}
        <FormMessage>
          {unanswered.length > 0
            ? `${plural(unanswered.length, 'question has', 'questions have')} no answer yet.`
            : error?.message}
        </FormMessage>
        <Button type="submit" busy={isPending} className="min-h-12">
          {isPending ? 'Submitting...' : 'Submit Assessment'}
        </Button>
      </form>
    </div>
  )
}

function useSubmit(id: string) {
  const client = useQueryClient()
  const { mutate, ...rest } = useAction('POST /api/assessments/:id/submit', {
    onDone: (result) => {
      client.setQueryData(apiQuery('GET /api/assessments/:id', { id }).queryKey, result)
      toTop()
    },
  })
  return { submit: mutate, ...rest }
}

const saveLabels = {
  saved: { icon: Check, words: 'Saved' },
  waiting: { icon: LoaderCircle, words: 'Saving...' },
  saving: { icon: LoaderCircle, words: 'Saving...' },
  failed: { icon: CloudOff, words: 'Not saved yet' },
  closed: { icon: CloudOff, words: 'Handed in elsewhere' },
}

/** Whether the answers are saved on the server. */
function SaveIndicator({ state }: { state: SaveState }) {
  const { icon, words } = saveLabels[state]
  return (
    <span
      role="status"
      className="inline-flex items-center gap-1.5 text-sm font-semibold text-ink-soft"
    >
      <Icon of={icon} size={16} />
      {words}
    </span>
  )
}
