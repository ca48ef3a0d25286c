import { useId, useState } from 'react'
import { maxMessageLength } from '#domain/people/contact.ts'
import { minReasonLength } from '#domain/people/staff-action.ts'
import { caseChecks, messageCheckKinds } from '#domain/people/staff-case.ts'
import { useForm } from '../app/form.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Tick } from '../ui/Tick.tsx'
import { showToast } from '../ui/toasts.ts'
import { reasonHint } from './reason-hint.ts'

type MessageCheck = (typeof messageCheckKinds)[number]

/** The answer goes out as a letter; the reason and the checks stay in the log. */
export function AnswerMessage({ id, email }: { id: string; email: string }) {
  const [open, setOpen] = useState(false)
  const form = useId()
  const [checks, setChecks] = useState<MessageCheck[]>([])
  const { mutateAsync } = useAction('POST /api/staff/messages/:id/answer', {
    onDone: () => showToast('Your answer is on its way', 'good'),
  })
  const { busy, message, errors, onSubmit } = useForm(
    ({ answer = '', reason = '' }) => {
      const fields = {
        ...(answer === '' ? { answer: 'Write an answer.' } : {}),
        ...(reason.length < minReasonLength
          ? { reason: `Write at least ${minReasonLength} characters.` }
          : {}),
      }
      return Object.keys(fields).length > 0
        ? { message: 'Check the marked fields.', fields }
        : undefined
    },
    async ({ answer = '', reason = '' }) => {
      await mutateAsync({ id, answer, reason, checks })
      setOpen(false)
    },
  )
  return (
    <>
      <Button tone="main" onClick={() => setOpen(true)} aria-label={`Answer ${email}`}>
        Answer
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={`Answer ${email}`}
        actions={
          <Button type="submit" form={form} busy={busy}>
            Send answer
          </Button>
        }
      >
        <form id={form} noValidate onSubmit={onSubmit} className="grid gap-4">
          <FormMessage>{message}</FormMessage>
          <TextArea
            label="Answer"
            name="answer"
            rows={6}
            maxLength={maxMessageLength}
            hint="We email it to them, with their message below it."
            error={errors['answer']}
          />
          <fieldset>
            <legend className="font-semibold">What you checked, if anything</legend>
            {messageCheckKinds.map((kind) => (
              <Tick
                key={kind}
                label={caseChecks.message[kind]}
                on={checks.includes(kind)}
                onFlip={(on) =>
                  setChecks((before) => [
                    ...before.filter((each) => each !== kind),
                    ...(on ? [kind] : []),
                  ])
                }
              />
            ))}
          </fieldset>
          <TextArea
            label="Reason"
            name="reason"
            rows={2}
            maxLength={500}
            hint={reasonHint}
            error={errors['reason']}
          />
        </form>
      </Sheet>
    </>
  )
}
