import type { ProfileField } from '#contract/profiles.ts'
import { messages } from '#domain/messages.ts'
import { useForm } from '../app/form.ts'
import type { Given, Problem } from '../app/form.ts'
import { ProfileFields } from '../app/ProfileFields.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { showToast } from '../ui/toasts.ts'

export function FinishProfileSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title="Finish your profile">
      <FinishProfile onSaved={onClose} />
    </Sheet>
  )
}

function FinishProfile({ onSaved }: { onSaved: () => void }) {
  const { data, error, refetch } = useApi('GET /api/profile', {})
  if (data) {
    const missing = data.fields.filter(({ required, value }) => required && !value)
    return <MissingFields fields={missing} onSaved={onSaved} />
  }
  return error ? (
    <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
  ) : (
    <Spinner />
  )
}

function MissingFields({
  fields,
  onSaved,
}: {
  fields: readonly ProfileField[]
  onSaved: () => void
}) {
  const { mutateAsync } = useAction('PATCH /api/profile', {
    stale: ['profile', 'dashboard', 'session', 'activities', 'achievements'],
  })
  const { busy, message, errors, onSubmit } = useForm(
    (given) => emptyAmong(fields, given),
    async (given) => {
      const { birthMonthWaits } = await mutateAsync({ fields: given })
      showToast(
        birthMonthWaits
          ? 'Thank you. Your month of birth waits for a yes: see your profile.'
          : 'Thank you. Your profile is finished.',
        'good',
      )
      onSaved()
    },
  )
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <FormMessage>{message}</FormMessage>
      <ProfileFields fields={fields} errors={errors} />
      <Button type="submit" busy={busy} className="min-h-12">
        Save
      </Button>
    </form>
  )
}

function emptyAmong(fields: readonly ProfileField[], given: Given): Problem | undefined {
  const empty = fields.filter(({ name }) => !given[name])
  if (empty.length === 0) return undefined
  return {
    message: messages.signUpIncomplete,
    fields: Object.fromEntries(empty.map(({ name }) => [name, 'Fill in this field'])),
  }
}
