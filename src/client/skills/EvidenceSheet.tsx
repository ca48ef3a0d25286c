import { maxEvidence } from '#domain/ledger/evidence.ts'
import { missingFrom } from '#domain/learning/written-work.ts'
import { useDraft } from '../app/draft.ts'
import { useForm } from '../app/form.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import type { BoardQuest } from './quest-order.ts'

interface EvidenceSheetProps {
  quest: BoardQuest
  onClose: () => void
}

/**
 * Where a student writes what they did away from Upful. A draft stays on the device until it is sent; that the quest
 * is done comes as a message, as for every quest.
 */
export function EvidenceSheet({ quest, onClose }: EvidenceSheetProps) {
  const { id, title, description, evidence } = quest
  const { text, write, forget } = useDraft(`quest/${id}`, '')
  const give = useAction('POST /api/quests/:id/evidence')
  const { ask = '', minWords = 0 } = evidence ?? {}
  const form = useForm(
    () => {
      const missing = missingFrom(text, { minWords })
      return missing === null ? undefined : { message: missing, fields: { text: missing } }
    },
    async () => {
      await give.mutateAsync({ id, text })
      forget()
      onClose()
    },
  )
  return (
    <Sheet open onClose={onClose} title={title}>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <p>{description}</p>
        <TextArea
          name="text"
          label={ask}
          hint={`At least ${minWords} words. Leave out names, phone numbers and addresses. Only you can read it.`}
          error={form.errors['text']}
          rows={5}
          maxLength={maxEvidence}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        <FormMessage>{form.message}</FormMessage>
        <Button type="submit" busy={form.busy} className="min-h-12">
          Finish the quest
        </Button>
      </form>
    </Sheet>
  )
}
