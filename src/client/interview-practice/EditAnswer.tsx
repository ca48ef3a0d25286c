import { useState } from 'react'
import type { KeptAnswer } from '#contract/interview-practice.ts'
import { useAction } from '../app/use-api.ts'
import { HelpCard } from '../parts/help/HelpCard.tsx'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { AnswerFields } from './AnswerFields.tsx'
import { Rubric } from './Rubric.tsx'

interface EditAnswerProps {
  kept: KeptAnswer
  title: string
  onClose: () => void
}

/** Changes a saved answer. A changed text is looked at again. */
export function EditAnswer({ kept, title, onClose }: EditAnswerProps) {
  const [answer, setAnswer] = useState(kept.answer)
  const save = useAction('PUT /api/interview-answers/:id', {
    onDone: () => showToast('Saved', 'good'),
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      actions={
        save.isSuccess ? (
          <Button tone="quiet" onClick={onClose}>
            Close
          </Button>
        ) : (
          <Button busy={save.isPending} onClick={() => save.mutate({ id: kept.id, answer })}>
            Save
          </Button>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {save.data?.help && <HelpCard help={save.data.help} />}
        {save.isSuccess ? (
          <>
            <h3>How did it go?</h3>
            <Rubric id={kept.id} yesLines={null} />
          </>
        ) : (
          <AnswerFields answer={answer} onChange={setAnswer} />
        )}
        <FormMessage>{save.error?.message}</FormMessage>
      </div>
    </Sheet>
  )
}
