import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useForm } from '../app/form.ts'
import { Button } from '../ui/Button.tsx'
import type { Tone } from '../ui/Button.tsx'
import { TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Tick } from '../ui/Tick.tsx'

interface AskReasonProps {
  /** On the button that opens the sheet. */
  label: string
  /** The whole action, by name: 'Verify Andre Brown'. */
  title: string
  tone?: Tone
  /** What follows from it. */
  children?: ReactNode
  /** What the person is told or what staff checked, of which they choose at least one. */
  choices?: { label: string; of: Readonly<Record<string, string>>; none?: string }
  send: (reason: string, chosen: string[]) => Promise<unknown>
}

/** Nothing at the desk is done without a reason, which stays in the log. */
export function AskReason({ label, title, tone = 'quiet', ...sheet }: AskReasonProps) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  // Red is for the press that does it, not for each row of a list.
  const opener = tone === 'danger' ? 'quiet' : tone
  return (
    <>
      <Button tone={opener} onClick={() => setAsking(true)} aria-label={title}>
        {label}
      </Button>
      {asking && <ReasonSheet title={title} tone={tone} onClose={close} {...sheet} />}
    </>
  )
}

interface ReasonSheetProps extends Omit<AskReasonProps, 'label'> {
  onClose: () => void
}

/** Closes itself once it is done; a refusal is read above the field. */
function ReasonSheet(asked: ReasonSheetProps) {
  const { title, tone = 'main', children, choices, send, onClose } = asked
  const form = useId()
  const [chosen, setChosen] = useState<string[]>([])
  const { busy, message, errors, onSubmit } = useForm(
    ({ reason = '' }) =>
      choices && chosen.length === 0
        ? { message: choices.none ?? 'Choose at least one thing that they are told.' }
        : reason === ''
          ? { message: 'Say why.', fields: { reason: 'A sentence is enough.' } }
          : undefined,
    async ({ reason = '' }) => {
      await send(reason, chosen)
      onClose()
    },
  )
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      actions={
        <Button type="submit" form={form} tone={tone === 'danger' ? 'danger' : 'main'} busy={busy}>
          {title}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid gap-4">
        {children && <div className="grid gap-2">{children}</div>}
        <FormMessage>{errors['reason'] ? undefined : message}</FormMessage>
        {choices && (
          <fieldset>
            <legend className="font-semibold">{choices.label}</legend>
            {Object.entries(choices.of).map(([kind, words]) => (
              <Tick
                key={kind}
                label={words}
                on={chosen.includes(kind)}
                onFlip={(on) =>
                  setChosen((now) => [
                    ...now.filter((other) => other !== kind),
                    ...(on ? [kind] : []),
                  ])
                }
              />
            ))}
          </fieldset>
        )}
        <TextArea
          label="Reason"
          name="reason"
          rows={3}
          maxLength={500}
          hint="Stays in the log with your name. Staff alone read it."
          error={errors['reason']}
        />
      </form>
    </Sheet>
  )
}
