import { useId, useState } from 'react'
import { reportReasons, type ReportReason } from '../parts/reports/report-reasons.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'

interface ReportSheetProps {
  id: string
  title: string
  onClose: () => void
}

export function ReportSheet({ id, title, onClose }: ReportSheetProps) {
  const question = useId()
  const [reason, setReason] = useState<ReportReason>()
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const { mutate, isPending, isSuccess, error } = useAction('POST /api/opportunities/:id/report')
  function send() {
    setMissing(reason === undefined)
    if (reason !== undefined) mutate({ id, reason, note: note.trim() })
  }
  // Shown here, because a toast may be queued behind others and missed.
  if (isSuccess)
    return (
      <Sheet
        open
        onClose={onClose}
        title="We got it"
        actions={<Button onClick={onClose}>Done</Button>}
      >
        <p role="status">Thank you. We will look at it today.</p>
      </Sheet>
    )
  return (
    <Sheet
      open
      onClose={onClose}
      title="Report this opening"
      actions={
        <Button tone="danger" busy={isPending} onClick={send}>
          Report
        </Button>
      }
    >
      <div className="grid gap-4">
        <p id={question}>What is wrong with “{title}”? We won’t tell anyone it was you.</p>
        <FormMessage>{missing ? 'Choose what is wrong.' : error?.message}</FormMessage>
        <ChoiceGroup
          name="reason"
          labelledBy={question}
          choices={reportReasons}
          value={reason}
          invalid={missing}
          onChange={(value) => setReason(reportReasons.find((each) => each.value === value)?.value)}
        />
        <TextArea
          label="Tell us more"
          required={false}
          rows={3}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Sheet>
  )
}
