import type { PastApproval } from '#contract/approvals.ts'
import { approvalDeclineLabels } from '#domain/people/approval-decline.ts'
import { firstName } from '#domain/people/profile.ts'
import { shortDate } from '../app/dates.ts'
import { Loaded } from '../app/Loaded.tsx'
import { useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'

/** Answers that no longer count: declined, taken back, withdrawn by the student, or over. */
export function PastApprovalsCard() {
  const query = useApi('GET /api/guardian/approvals/past', {})
  return (
    <Card title="Earlier answers">
      <Loaded query={query}>
        {({ approvals }) =>
          approvals.length === 0 ? (
            <p className="text-ink-soft">
              None yet. What you declined or took back, and approvals that are over, stay here.
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {approvals.map((approval) => (
                <li key={approval.id} className="py-3">
                  <p className="font-semibold">{approval.title}</p>
                  <p className="text-sm text-ink-soft">
                    {approval.student}, {shortDate(approval.at)}. {endOf(approval)}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

function endOf({ state, by, because, student }: PastApproval): string {
  if (state === 'dropped') return `${firstName(student)} withdrew it before it was answered.`
  const who = by === 'you' ? 'You' : 'Another guardian'
  if (state === 'approved') return `${who} approved it. It is over now.`
  if (state === 'taken-back') return `${who} took the approval back.`
  return `${who} declined.${because ? ` You said: ${approvalDeclineLabels[because]}.` : ''}`
}
