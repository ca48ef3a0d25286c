import { useState } from 'react'
import type { MentorName } from '#contract/mentoring.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Tick } from '../../ui/Tick.tsx'
import { showToast } from '../../ui/toasts.ts'

interface EndMentorProps {
  mentor: MentorName
  onClose: () => void
}

/** Asks for confirmation, by name; takes effect immediately. No reason is needed. */
export function EndMentor({ mentor: { id, firstName }, onClose }: EndMentorProps) {
  const [never, setNever] = useState(false)
  const done = {
    onDone: () => {
      onClose()
      showToast(`The mentoring has ended. ${firstName} can no longer see anything about you`)
    },
  }
  const end = useAction('POST /api/mentors/:id/end', done)
  const avoid = useAction('POST /api/mentors/:id/avoid', done)
  return (
    <Sheet
      open
      onClose={onClose}
      title={`End mentoring with ${firstName}?`}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button
            tone="danger"
            busy={end.isPending || avoid.isPending}
            onClick={() => (never ? avoid.mutate({ id, avoid: true }) : end.mutate({ id }))}
          >
            End it
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>
          {firstName} will no longer see your progress or the projects you showed. Planned sessions
          are cancelled. You do not have to say why.
        </p>
        <Tick
          label="Do not offer me this mentor again"
          hint="You can change that on this page."
          on={never}
          onFlip={setNever}
        />
        <FormMessage>{(end.error ?? avoid.error)?.message}</FormMessage>
      </div>
    </Sheet>
  )
}
