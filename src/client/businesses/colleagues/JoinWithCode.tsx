import { useState } from 'react'
import { useForm } from '../../app/form.ts'
import { useAction } from '../../app/use-api.ts'
import { CodeField, missingCode } from '../../parts/people/CodeField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Tick } from '../../ui/Tick.tsx'
import { showToast } from '../../ui/toasts.ts'
import { mustBeAdult } from './ReceivedInvitation.tsx'

/** For somebody who got a letter, and has not confirmed their address. */
export function JoinWithCode() {
  const [adult, setAdult] = useState(false)
  const { mutateAsync } = useAction('POST /api/business/joins/code')
  const { busy, message, errors, onSubmit } = useForm(
    ({ code = '' }) => (code === '' ? missingCode : adult ? undefined : { message: mustBeAdult }),
    async ({ code = '' }) => {
      await mutateAsync({ code, adult: true })
      showToast('You joined', 'good')
    },
  )
  return (
    <Card title="Did another business invite you?">
      <form noValidate onSubmit={onSubmit} className="grid gap-3">
        <FormMessage>{errors['code'] ? undefined : message}</FormMessage>
        <CodeField label="Code from the letter" error={errors['code']} />
        <Tick label="I am 18 or over" on={adult} onFlip={setAdult} />
        <Button type="submit" tone="quiet" busy={busy} className="sm:justify-self-start">
          Join with the code
        </Button>
      </form>
    </Card>
  )
}
