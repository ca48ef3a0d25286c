import { useId, useState } from 'react'
import { shortestReason } from '#domain/staff-action.ts'
import { useForm } from '../app/form.ts'
import { Button } from '../ui/Button.tsx'
import { TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Tick } from '../ui/Tick.tsx'
import type { Asked } from './asked-reason.ts'
import { Meanwhile } from './Meanwhile.tsx'
import { reasonHint } from './reason-hint.ts'

interface ReasonSheetProps extends Asked {
  onClose: () => void
}

/** Closes itself once it is done; a refusal is read above the field. */
export function ReasonSheet(asked: ReasonSheetProps) {
  const { title, about, tone = 'main', children, choices, send, onClose } = asked
  const form = useId()
  const [chosen, setChosen] = useState<string[]>([])
  const { busy, message, errors, onSubmit } = useForm(
    ({ reason = '' }) =>
      choices && chosen.length === 0
        ? { message: choices.none ?? 'Choose at least one thing that they are told.' }
        : reason.length < shortestReason
          ? {
              message: 'Say why.',
              fields: { reason: `Write at least ${shortestReason} characters.` },
            }
          : undefined,
    async (given) => {
      await send(given['reason'] ?? '', chosen, given)
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
        {about !== undefined && <Meanwhile about={about} />}
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
          hint={reasonHint}
          error={errors['reason']}
        />
      </form>
    </Sheet>
  )
}
