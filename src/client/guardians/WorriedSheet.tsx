import { useId, useState } from 'react'
import { maxMessageLength } from '#domain/people/contact.ts'
import { useDraft } from '../app/draft.ts'
import { useForm } from '../app/form.ts'
import { HelpCard } from '../parts/help/HelpCard.tsx'
import { worriedHelp } from '../parts/help/help-now.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import type { WorriedProps } from './Worried.tsx'

interface WorriedSheetProps extends WorriedProps {
  onReport: () => void
  onClose: () => void
}

/** The numbers to call come first: they cannot wait until a message is written. */
export function WorriedSheet({ studentId, name, onReport, onClose }: WorriedSheetProps) {
  const [help] = useState(worriedHelp)
  const talk = useId()
  return (
    <Sheet open onClose={onClose} title={`Worried about ${name}`}>
      <div className="grid grid-cols-1 gap-5">
        <HelpCard help={help} />
        <section aria-labelledby={talk}>
          <h3 id={talk} className="mb-2">
            How to talk to {name}
          </h3>
          <ul className="prose-width grid list-disc gap-2 pl-5">
            <li>
              Find a quiet moment and say what you have noticed: “You seem sad lately, and I care
              about you.”
            </li>
            <li>
              Listen without scolding, and do not promise to keep it secret: say that you will find
              help together.
            </li>
            <li>
              If {name} talks of dying or of being hurt, believe it, stay there, and call one of
              these numbers.
            </li>
          </ul>
        </section>
        <WriteToStaff studentId={studentId} name={name} />
        <section className="grid justify-items-start gap-1">
          <p>Has somebody on Upful done something wrong?</p>
          <button type="button" onClick={onReport} className="link min-h-11">
            Report a person
          </button>
        </section>
      </div>
    </Sheet>
  )
}

function WriteToStaff({ studentId, name }: WorriedProps) {
  const heading = useId()
  const { text, write, forget } = useDraft(`worried/${studentId}`, '')
  const { mutateAsync, isSuccess } = useAction('POST /api/guardian/students/:id/worries')
  const { busy, message, errors, onSubmit } = useForm(
    (values) => {
      const missing = 'Write what worries you.'
      return values['text'] ? undefined : { message: missing, fields: { text: missing } }
    },
    async (values) => {
      await mutateAsync({ id: studentId, text: values['text'] ?? '' })
      forget()
    },
  )
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-2">
        Write to our staff about it
      </h3>
      {isSuccess ? (
        <p role="status" className="rounded-control bg-leaf-soft px-4 py-3">
          We have your message. Our staff read it before all others and answer by email. {name} is
          not told.
        </p>
      ) : (
        <form noValidate onSubmit={onSubmit} className="grid gap-3" data-own-help>
          <TextArea
            label="What worries you?"
            name="text"
            rows={4}
            maxLength={maxMessageLength}
            hint={`Only our staff read it, not ${name}. They see that it is about ${name}.`}
            value={text}
            error={errors['text']}
            onChange={(event) => write(event.target.value)}
          />
          <FormMessage>{message}</FormMessage>
          <Button type="submit" busy={busy} className="justify-self-start">
            Send to our staff
          </Button>
        </form>
      )}
    </section>
  )
}
