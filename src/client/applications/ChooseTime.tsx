import { useId, useState } from 'react'
import type { ApplicationDetails } from '#contract/applications.ts'
import type { Interview } from '#contract/interviews.ts'
import { InterviewFacts } from '../parts/applications/InterviewFacts.tsx'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { showToast } from '../ui/toasts.ts'
import { DeclineApplication } from './DeclineApplication.tsx'
import { dayAndTime } from '../parts/mentoring/own-time.ts'

interface ChooseTimeProps {
  application: ApplicationDetails
  interview: Interview
}

/** Lets the student choose one of the proposed times, none of them, or decline the interview. */
export function ChooseTime({ application, interview }: ChooseTimeProps) {
  const { id, company } = application
  const { times, maySayNone } = interview
  const labelId = useId()
  const [choice, setChoice] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  // The chosen time may have passed or been removed in the meantime.
  const startsAt = times.find((time) => time === choice)
  const { mutate, isPending, variables, error } = useAction(
    'POST /api/applications/:id/interview/answer',
    {
      onDone: ({ kind }) => {
        if (kind === 'gone') showToast('The times have changed. Please choose again.')
        else
          showToast(
            kind === 'planned' ? `Planned. We told ${company}.` : `We told ${company}.`,
            'good',
          )
      },
    },
  )
  function send() {
    setMissing(startsAt === undefined)
    if (startsAt !== undefined) mutate({ id, startsAt })
  }
  return (
    <div className="grid gap-3">
      <InterviewFacts interview={interview} />
      <p id={labelId}>When can you come? It takes up to an hour. Times are in Jamaican time.</p>
      <ChoiceGroup
        name="time"
        labelledBy={labelId}
        choices={times.map((value) => ({ value, label: dayAndTime(value) }))}
        value={startsAt}
        invalid={isMissing && startsAt === undefined}
        onChange={setChoice}
      />
      <FormMessage>
        {isMissing && startsAt === undefined ? 'Choose one of the times.' : error?.message}
      </FormMessage>
      <div className="flex flex-wrap gap-3">
        <Button busy={isPending && variables.startsAt !== null} onClick={send}>
          Choose this time
        </Button>
        {maySayNone && (
          <Button
            tone="quiet"
            busy={isPending && variables.startsAt === null}
            onClick={() => mutate({ id, startsAt: null })}
          >
            None of these works
          </Button>
        )}
        <DeclineApplication application={application} subject="interview" />
      </div>
      {maySayNone && (
        <p className="text-sm text-ink-soft">
          If none works, we will ask {company} for other times.
        </p>
      )}
    </div>
  )
}
