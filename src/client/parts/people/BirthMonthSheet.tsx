import { whoSeesBirthMonth } from '#domain/people/birth-month.ts'
import { Button } from '../../ui/Button.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { BirthMonthField } from './BirthMonthField.tsx'
import { useForm } from '../../app/form.ts'
import { useAction } from '../../app/use-api.ts'

interface BirthMonthSheetProps {
  /** Continues with what the student was doing, with or without a month. */
  onContinue: () => void
  onClose: () => void
}

/** Asks for the month of birth if an older account never gave one. */
export function BirthMonthSheet({ onContinue, onClose }: BirthMonthSheetProps) {
  const { mutateAsync } = useAction('PATCH /api/profile')
  const { busy, message, errors, onSubmit } = useForm(
    ({ birthMonth }) => {
      const missing = 'Choose a month and a year.'
      return birthMonth ? undefined : { message: missing, fields: { birthMonth: missing } }
    },
    async ({ birthMonth = '' }) => {
      await mutateAsync({ fields: { birthMonth } })
      onContinue()
    },
  )
  return (
    <Sheet open onClose={onClose} title="When were you born?">
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <FormMessage>{message}</FormMessage>
        <p className="text-ink-soft">
          If you are under 18, a guardian has to approve first. We only ask once.{' '}
          {whoSeesBirthMonth}
        </p>
        <BirthMonthField
          name="birthMonth"
          label="Month and year you were born"
          error={errors['birthMonth']}
        />
        <Button type="submit" busy={busy} className="min-h-12">
          Save and continue
        </Button>
        <Button tone="plain" onClick={onContinue}>
          Continue as under 18
        </Button>
      </form>
    </Sheet>
  )
}
