import { useId, useState } from 'react'
import { colleagueSeats, type ColleagueSeat } from '#domain/people/business-seat.ts'
import { useForm } from '../../app/form.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { showToast } from '../../ui/toasts.ts'
import { seatChoices } from './seat-words.ts'

const missing = {
  message: 'Enter their email address.',
  fields: { email: 'Enter their email address.' },
}

/** Invites somebody by letter. Only a verified business may write to people. */
export function InviteColleague({ verified }: { verified: boolean }) {
  // Clears the form for the next colleague.
  const [sent, setSent] = useState(0)
  return (
    <Card title="Invite a colleague">
      {verified ? (
        <InviteForm key={sent} onSent={() => setSent(sent + 1)} />
      ) : (
        <p className="text-ink-soft">You can invite colleagues once our staff have verified you.</p>
      )}
    </Card>
  )
}

function InviteForm({ onSent }: { onSent: () => void }) {
  const labelId = useId()
  const [seat, setSeat] = useState<ColleagueSeat>('recruiter')
  const { mutateAsync } = useAction('POST /api/business/invitations')
  const { busy, message, errors, onSubmit } = useForm(
    ({ email = '' }) => (email === '' ? missing : undefined),
    async ({ email = '' }) => {
      await mutateAsync({ email, seat })
      showToast('Invited. We sent them a letter', 'good')
      onSent()
    },
  )
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <FormMessage>{errors['email'] ? undefined : message}</FormMessage>
      <Field
        label="Their email address"
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        hint="We send a letter with a code. It is good for 7 days."
        error={errors['email']}
      />
      <div className="grid gap-2">
        <p id={labelId} className="font-semibold">
          What they may do
        </p>
        <ChoiceGroup
          name="seat"
          labelledBy={labelId}
          choices={seatChoices}
          value={seat}
          onChange={(value) => setSeat(colleagueSeats.find((each) => each === value) ?? 'viewer')}
        />
      </div>
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        Send the invitation
      </Button>
    </form>
  )
}
