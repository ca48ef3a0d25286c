import type { ProfileField } from '#contract/profiles.ts'
import { useForm } from '../app/form.ts'
import { ProfileFields } from '../app/ProfileFields.tsx'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { showToast } from '../ui/toasts.ts'

export function ProfileForm({ fields }: { fields: readonly ProfileField[] }) {
  const { mutateAsync } = useAction('PATCH /api/profile', {
    stale: ['profile', 'dashboard', 'session', 'activities', 'achievements'],
  })
  const { busy, message, errors, onSubmit } = useForm(
    () => undefined,
    async (given) => {
      const { birthMonthWaits } = await mutateAsync({ fields: given })
      showToast(
        birthMonthWaits ? 'Saved. Your month of birth waits for a yes.' : 'Profile saved',
        'good',
      )
    },
  )
  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <FormMessage>{message}</FormMessage>
      <ProfileFields fields={fields} errors={errors} />
      <Button type="submit" busy={busy} className="min-h-12 sm:justify-self-start sm:px-8">
        Save
      </Button>
    </form>
  )
}
