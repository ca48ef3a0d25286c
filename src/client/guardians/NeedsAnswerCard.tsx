import { ClipboardCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GuardianHome } from '#contract/guardians.ts'
import { shortDate } from '../app/dates.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { showToast } from '../ui/toasts.ts'
import { ApprovalCard } from './ApprovalCard.tsx'
import { BirthMonthRow } from './BirthMonthRow.tsx'

const fail = { onError: (error: Error) => showToast(error.message, 'bad') }

interface NeedsAnswerCardProps extends Pick<GuardianHome, 'asks' | 'approvals' | 'birthMonths'> {
  title: string
  /** The one thing to do when nothing waits. */
  action?: ReactNode
  /** One line when nothing waits, beside something that matters more. */
  brief?: boolean
}

/** Everything that needs the guardian's answer; what waits longest comes first. */
export function NeedsAnswerCard({
  title,
  action,
  brief = false,
  ...waiting
}: NeedsAnswerCardProps) {
  const [asks, approvals] = [oldestFirst(waiting.asks), oldestFirst(waiting.approvals)]
  const birthMonths = waiting.birthMonths
  const isEmpty = asks.length + approvals.length + birthMonths.length === 0
  if (isEmpty && brief)
    return (
      <Card title={title} aside={action}>
        <p className="text-ink-soft">Nothing needs your answer.</p>
      </Card>
    )
  return (
    <Card title={title}>
      {isEmpty ? (
        <EmptyState icon={ClipboardCheck} title="Nothing needs your answer" action={action}>
          When your student wants to apply or meet a mentor, and needs your approval, it is here.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {asks.map((ask) => (
            <AskRow key={ask.id} ask={ask} />
          ))}
          {approvals.map((approval) => (
            <ApprovalCard key={approval.id} approval={approval} />
          ))}
          {birthMonths.map((request) => (
            <BirthMonthRow key={request.id} request={request} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function oldestFirst<Row extends { at: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => one.at.localeCompare(other.at))
}

function AskRow({ ask }: { ask: GuardianHome['asks'][number] }) {
  return ask.invited ? <InvitedRow ask={ask} /> : <RequestRow ask={ask} />
}

/** A student invited this guardian by email, and confirms afterwards. */
function InvitedRow({ ask: { id, name, at } }: { ask: GuardianHome['asks'][number] }) {
  const answer = useAction('POST /api/guardian/invitations', {
    onDone: ({ kind }) => {
      if (kind === 'asked') showToast(`Now ${name} confirms that it is you`, 'good')
      if (kind === 'linked') showToast(`You are linked with ${name}`, 'good')
    },
  })
  const { isPending, variables } = answer
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <p className="min-w-0 grow basis-48">
        <span className="block font-semibold">{name} invites you to follow their progress</span>
        <span className="block text-sm text-ink-soft">
          {shortDate(at)}. If you do not know them, say no.
        </span>
      </p>
      <Button
        busy={isPending && variables.accept}
        onClick={() => answer.mutate({ studentId: id, accept: true }, fail)}
      >
        Yes, follow {name}
      </Button>
      <Button
        tone="quiet"
        busy={isPending && !variables.accept}
        onClick={() => answer.mutate({ studentId: id, accept: false }, fail)}
        aria-label={`No, do not follow ${name}`}
      >
        No
      </Button>
    </li>
  )
}

function RequestRow({ ask: { id, name, at } }: { ask: GuardianHome['asks'][number] }) {
  const accept = useAction('POST /api/guardian/students/:id/accept', {
    onDone: () => showToast(`You are linked with ${name}`, 'good'),
  })
  const refuse = useAction('POST /api/guardian/students/:id/end')
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <p className="min-w-0 grow basis-48">
        <span className="block font-semibold">{name} asks you to follow their progress</span>
        <span className="block text-sm text-ink-soft">{shortDate(at)}</span>
      </p>
      <Button busy={accept.isPending} onClick={() => accept.mutate({ id }, fail)}>
        Yes, link {name}
      </Button>
      <Button
        tone="quiet"
        busy={refuse.isPending}
        onClick={() => refuse.mutate({ id }, fail)}
        aria-label={`No, do not link ${name}`}
      >
        No
      </Button>
    </li>
  )
}
