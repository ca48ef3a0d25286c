import { useState } from 'react'
import { plural } from '#domain/text/plural.ts'
import type { GivenApproval } from '#contract/guardians.ts'
import { firstName } from '#domain/people/profile.ts'
import { shortDate } from '../app/dates.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { dayAndTime } from '../parts/mentoring/own-time.ts'

/** Every approval that still counts, including those from ended links; each can be taken back. */
export function ApprovedCard({ approvals }: { approvals: readonly GivenApproval[] }) {
  return (
    <Card title="What you approved">
      <ul className="divide-y divide-line">
        {approvals.map((approval) => (
          <ApprovedRow key={approval.id} approval={approval} />
        ))}
      </ul>
    </Card>
  )
}

const laterTexts = {
  application: 'Covers later applications too',
  mentor: 'Covers later mentors too',
}

function ApprovedRow({ approval }: { approval: GivenApproval }) {
  const { id, student, kind, title, covers, at, yours, linked } = approval
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { mutate, isPending, error } = useAction('POST /api/guardian/approvals/:id/take-back', {
    onDone: ({ applications: { withdrawn, calledOff } }) => {
      close()
      showToast(
        [
          'Taken back',
          ...(calledOff > 0 ? [`${plural(calledOff, 'acceptance')} called off`] : []),
          ...(withdrawn > 0 ? [`${plural(withdrawn, 'application')} withdrawn`] : []),
          `We told ${firstName(student)}`,
        ].join('. '),
      )
    },
  })
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <p className="min-w-0 grow basis-48">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-ink-soft">
          {student}, {shortDate(at)}
          {!yours && ', by another guardian'}
          {!linked && ', the link has ended'}.{' '}
          {covers === 'later' ? laterTexts[kind] : 'Only this one'}.
        </span>
      </p>
      <Button
        tone="quiet"
        onClick={() => setAsking(true)}
        aria-label={`Take back, for ${firstName(student)}: ${title}`}
      >
        Take back
      </Button>
      <Sheet
        open={asking}
        onClose={close}
        title={`Take back your approval for ${firstName(student)}?`}
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              Keep it
            </Button>
            <Button tone="danger" busy={isPending} onClick={() => mutate({ id })}>
              Take back
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <p className="font-semibold">{title}</p>
          <Effects approval={approval} />
          <FormMessage>{error?.message}</FormMessage>
        </div>
      </Sheet>
    </li>
  )
}

/** What taking it back would do right now. */
function Effects({ approval }: { approval: GivenApproval }) {
  const { student, kind, undecided, interviews, accepted } = approval
  const name = firstName(student)
  if (kind === 'mentor')
    return (
      <p>
        Sessions planned under this approval are cancelled, and so are open requests. {name} will
        have to ask you again for the next mentor. We tell everybody concerned.
      </p>
    )
  return (
    <>
      {accepted.map(({ title, company, begun }) => (
        <p key={`${title} ${company}`}>
          {begun
            ? `${name} accepted ${title} at ${company}, and the work has already begun. That can no longer be undone here. Please write to us.`
            : `${name} has accepted ${title} at ${company}. Taking your approval back calls this off, and we tell ${company}.`}
        </p>
      ))}
      {undecided > 0 && (
        <p>
          {plural(undecided, 'application')} still waiting for a decision{' '}
          {undecided === 1 ? 'is' : 'are'} withdrawn, and we tell the business.
        </p>
      )}
      {interviews.map(({ title, company, startsAt }) => (
        <p key={startsAt + title}>
          The interview for {title} at {company} on {dayAndTime(startsAt)} is cancelled.
        </p>
      ))}
      <p>
        {undecided + accepted.length === 0 && 'Nothing sent under this approval is still open. '}
        {name} will have to ask you again for the next application. We tell {name} that you took
        your approval back.
      </p>
    </>
  )
}
