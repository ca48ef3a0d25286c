import { useState } from 'react'
import type { AdvisorConversation } from '#contract/advisor.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'

interface RenameConversationProps {
  conversation: AdvisorConversation
  onClose: () => void
}

export function RenameConversation({
  conversation: { id, title },
  onClose,
}: RenameConversationProps) {
  const [name, setName] = useState(title)
  const { mutate, isPending, error } = useAction('PATCH /api/advisor/conversations/:id', {
    onDone: onClose,
  })
  return (
    <Sheet open onClose={onClose} title="Rename this conversation">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) mutate({ id, title: name.trim() })
        }}
        className="grid gap-4"
      >
        <FormMessage>{error && !error.fields['title'] ? error.message : undefined}</FormMessage>
        <Field
          label="Name"
          value={name}
          maxLength={80}
          error={error?.fields['title']}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" busy={isPending}>
          Save
        </Button>
      </form>
    </Sheet>
  )
}
