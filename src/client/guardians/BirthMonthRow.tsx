import { useState } from 'react'
import type { GuardianHome } from '#contract/guardians.ts'
import { effect } from '#domain/people/birth-month-notifications.ts'
import { monthInWords } from '#domain/people/birth-month.ts'
import { dayOf } from '#domain/day.ts'
import { firstName } from '#domain/people/profile.ts'
import { longDate, shortDate } from '../app/dates.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { StateBirthMonth } from './StateBirthMonth.tsx'

type Request = GuardianHome['birthMonths'][number]

/** A correction that makes a minor older: both months, who decides, and the effect. */
export function BirthMonthRow({ request }: { request: Request }) {
  const { student, from, to, at, answers, stops } = request
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <p className="min-w-0 grow basis-60">
        <span className="block text-sm text-ink-soft">
          {student}: month of birth, {shortDate(at)}
        </span>
        <span className="block font-semibold">
          {monthInWords(to)}
          {from !== null && ` instead of ${monthInWords(from)}`}
        </span>
        <span className="block text-sm">
          {stateOf(request)} {effectOf(request)}
        </span>
      </p>
      {answers && <Answer request={request} />}
      {stops && <Stop request={request} />}
      {request.states && <StateBirthMonth request={request} />}
    </li>
  )
}

function stateOf({ waitsFor, answers, others, countsFrom }: Request): string {
  if (waitsFor === 'staff') return 'Our staff will decide. You can tell them what you know.'
  if (countsFrom !== null) {
    return `Every guardian we asked approved it. It counts from ${longDate(`${countsFrom}T12:00:00Z`)}.`
  }
  const otherGuardians = others === 1 ? 'another guardian' : `${others} other guardians`
  if (!answers) return `Waiting for ${otherGuardians} to answer.`
  return others === 0
    ? 'Waiting for your answer.'
    : `Waiting for you and ${otherGuardians} to answer.`
}

/** The day it counts from, or the earliest possible one. */
function effectOf({ student, to, countsFrom, waitsFor, adultFrom }: Request): string {
  const today = dayOf(new Date())
  if (waitsFor === 'staff') {
    const from = adultFrom > today ? longDate(`${adultFrom}T12:00:00Z`) : 'then on'
    return `If our staff agree, ${firstName(student)} counts as an adult from ${from}.`
  }
  return effect(student, to, (countsFrom ?? today) as ReturnType<typeof dayOf>)
}

function Answer({ request }: { request: Request }) {
  const { id: requestId, studentId: id, student, to } = request
  const [asking, setAsking] = useState(false)
  const { mutate, isPending, variables, error } = useAction(
    'POST /api/guardian/students/:id/birth-months/:requestId',
    {
      onDone: () => {
        setAsking(false)
        showToast('Thank you. Your answer is saved', 'good')
      },
    },
  )
  const approve = () => mutate({ id, requestId, decision: 'approved' })
  const decline = () =>
    mutate(
      { id, requestId, decision: 'declined' },
      { onError: (failure: Error) => showToast(failure.message, 'bad') },
    )
  const close = () => setAsking(false)
  return (
    <>
      <Button
        onClick={() => setAsking(true)}
        aria-label={`Approve: ${student} was born in ${monthInWords(to)}`}
      >
        Approve
      </Button>
      <Button
        tone="quiet"
        busy={isPending && variables.decision === 'declined'}
        onClick={decline}
        aria-label={`Say no: ${student} was born in ${monthInWords(to)}`}
      >
        No
      </Button>
      <Sheet
        open={asking}
        onClose={close}
        title={`Was ${student} born in ${monthInWords(to)}?`}
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              Go back
            </Button>
            <Button busy={isPending && variables.decision === 'approved'} onClick={approve}>
              Yes, {monthInWords(to)}
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <p>{effectOf(request)}</p>
          <p>
            It counts three days after every guardian we asked has agreed. Until then, any guardian
            can stop it.
          </p>
          <FormMessage>{error?.message}</FormMessage>
        </div>
      </Sheet>
    </>
  )
}

function Stop({ request: { id: requestId, studentId: id, student, to } }: { request: Request }) {
  const { mutate, isPending } = useAction(
    'POST /api/guardian/students/:id/birth-months/:requestId/stop',
    {
      onDone: () => showToast('Stopped. Our staff will look into it', 'good'),
    },
  )
  return (
    <Button
      tone="danger"
      busy={isPending}
      onClick={() =>
        mutate({ id, requestId }, { onError: (error: Error) => showToast(error.message, 'bad') })
      }
      aria-label={`This is wrong: ${student} was not born in ${monthInWords(to)}`}
    >
      This is wrong
    </Button>
  )
}
