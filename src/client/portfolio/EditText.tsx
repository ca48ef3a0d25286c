import { useState } from 'react'
import type { PortfolioEntry } from '#contract/portfolio.ts'
import { HelpCard } from '../parts/help/HelpCard.tsx'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

interface EditTextProps {
  entry: PortfolioEntry
  onClose: () => void
}

export function EditText({ entry, onClose }: EditTextProps) {
  const [text, setText] = useState(entry.text)
  const { mutate, isPending, error, data } = useAction('PUT /api/portfolio/:id', {
    onDone: ({ help }) => {
      showToast('Saved', 'good')
      if (!help) onClose()
    },
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={entry.title}
      actions={
        <Button busy={isPending} onClick={() => mutate({ id: entry.id, text })}>
          Save
        </Button>
      }
    >
      <div className="grid gap-3">
        {data?.help && <HelpCard help={data.help} />}
        <TextArea
          label={entry.kind === 'project' ? 'Your work' : 'Your reflection'}
          rows={10}
          maxLength={20_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <FormMessage>{error?.message}</FormMessage>
      </div>
    </Sheet>
  )
}
