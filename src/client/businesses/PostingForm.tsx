import { useState } from 'react'
import type { WrittenPosting } from '#contract/postings.ts'
import { useDraft } from '../app/draft.ts'
import { useForm, type FormValues } from '../app/form.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { PostingFields } from './PostingFields.tsx'
import { draftFrom, valuesIn } from './form-draft.ts'
import { postingFrom } from './posting-values.ts'

interface PostingFormProps {
  /** The key of the unsaved text in this tab: the posting's id, or 'new'. */
  name: string
  saved: FormValues
  action: string
  send: (posting: WrittenPosting) => Promise<void>
}

/** Keeps what was typed through errors, lost connections and reloads. */
export function PostingForm({ name, saved, action, send }: PostingFormProps) {
  const { text, write, forget } = useDraft(`posting/${name}`, '')
  const [unsent, setUnsent] = useState(() => valuesIn(text))
  // A new key renders the fields again with the saved values.
  const [formKey, setFormKey] = useState(0)
  const { busy, message, errors, onSubmit } = useForm(nothingMissing, async (values) => {
    await send(postingFrom(values))
    forget()
    setUnsent(undefined)
  })
  return (
    <form
      key={formKey}
      noValidate
      onSubmit={onSubmit}
      onInput={(event) => write(draftFrom(event.currentTarget))}
      className="grid grid-cols-1 gap-4"
    >
      {unsent && (
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sea-soft px-4 py-2 text-sea"
        >
          <p>What you typed is still here, but not saved yet.</p>
          <Button
            tone="plain"
            onClick={() => {
              forget()
              setUnsent(undefined)
              setFormKey(formKey + 1)
            }}
          >
            Start over
          </Button>
        </div>
      )}
      <FormMessage>{message}</FormMessage>
      <PostingFields values={unsent ?? saved} errors={errors} />
      <Button type="submit" busy={busy} className="min-h-12 sm:justify-self-start sm:px-8">
        {action}
      </Button>
    </form>
  )
}

/** The server checks all fields together; an earlier check here would hide the other errors. */
function nothingMissing() {
  return undefined
}
