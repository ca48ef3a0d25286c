import { useId, useState } from 'react'
import {
  approvalDeclineLabels,
  approvalDeclines,
  type ApprovalDecline,
} from '#domain/people/approval-decline.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

interface DeclineApprovalProps {
  ids: { id: string; approvalId: string }
  title: string
  student: string
}

const noReason = 'none'

/** Asks to confirm declining, with an optional reason from a list. */
export function DeclineApproval({ ids, title, student }: DeclineApprovalProps) {
  const [asking, setAsking] = useState(false)
  const [because, setBecause] = useState<ApprovalDecline>()
  const close = () => setAsking(false)
  const question = useId()
  const { mutate, isPending, error } = useAction(
    'POST /api/guardian/students/:id/approvals/:approvalId',
    {
      onDone: () => {
        close()
        showToast(`We told ${student}. They can ask again`)
      },
    },
  )
  const decline = () =>
    mutate({ ...ids, decision: 'declined', ...(because === undefined ? {} : { because }) })
  return (
    <>
      <Button
        tone="quiet"
        onClick={() => setAsking(true)}
        aria-label={`No, for ${student}: ${title}`}
      >
        No
      </Button>
      <Sheet
        open={asking}
        onClose={close}
        title={`Say no to ${student}?`}
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              Go back
            </Button>
            <Button tone="danger" busy={isPending} onClick={decline}>
              Say no
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <p className="font-semibold">{title}</p>
          <p id={question}>
            Would you like to tell {student} why? They will see your reason in kind words, keep what
            they wrote, and can ask you again.
          </p>
          <ChoiceGroup
            name={`because-${ids.approvalId}`}
            labelledBy={question}
            choices={[
              { value: noReason, label: 'No reason' },
              ...approvalDeclines.map((value) => ({ value, label: approvalDeclineLabels[value] })),
            ]}
            value={because ?? noReason}
            onChange={(value) => setBecause(approvalDeclines.find((reason) => reason === value))}
          />
          <FormMessage>{error?.message}</FormMessage>
        </div>
      </Sheet>
    </>
  )
}
