import type { MyGuardian } from '#contract/guardians.ts'
import { shortDate } from '../app/dates.ts'
import { ReportPerson } from '../parts/reports/ReportPerson.tsx'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts.ts'
import { EndLink } from './EndLink.tsx'

/** One guardian, with the student's choices. */
export function GuardianRow({ guardian }: { guardian: MyGuardian }) {
  const { id, name, relationship, standing, waitsFor } = guardian
  const end = useAction('POST /api/guardians/:id/end', {
    onDone: () => showToast(standing === 'asked' ? 'You said no' : 'The link has ended'),
  })
  const accept = useAction('POST /api/guardians/:id/accept', {
    onDone: () => showToast(`${name} can follow your progress now`, 'good'),
  })
  const fail = { onError: (error: Error) => showToast(error.message, 'bad') }
  const isMine = waitsFor === 'student'
  return (
    <li className="grid gap-3 py-3">
      <div>
        <p className="font-semibold">
          {name}
          {relationship && <span className="font-normal text-ink-soft">, {relationship}</span>}
        </p>
        <p className="text-ink-soft">{linkStatus(guardian)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {isMine && (
          <Button busy={accept.isPending} onClick={() => accept.mutate({ id }, fail)}>
            {standing === 'paused' ? `Keep sharing with ${name}` : `Yes, link ${name}`}
          </Button>
        )}
        {standing === 'asked' ? (
          <Button tone="quiet" busy={end.isPending} onClick={() => end.mutate({ id }, fail)}>
            {isMine ? 'No' : 'Withdraw'}
          </Button>
        ) : (
          <EndLink name={name} action={end} id={id}>
            They will no longer see your progress. You can link again with a new code.
          </EndLink>
        )}
        <ReportPerson place="guardian" id={id} name={name} />
      </div>
    </li>
  )
}

function linkStatus({ standing, waitsFor, since }: MyGuardian): string {
  if (standing === 'paused')
    return 'You are 18 now, so they see nothing unless you keep sharing with them.'
  if (standing === 'in-force') return `Has followed your progress since ${shortDate(since)}.`
  return waitsFor === 'student'
    ? 'Asks to follow your progress. Say yes only if you know them.'
    : 'You asked them. They see nothing until they confirm.'
}
