import { useRef, useState } from 'react'
import type { ShownField } from '#contract/profiles.ts'
import { namesNewWords } from '#domain/mentoring/expertise.ts'
import { expertiseFrom } from '#domain/people/profile.ts'
import type { Role } from '#domain/people/role.ts'
import { useForm } from '../app/form.ts'
import type { FormValues } from '../app/form.ts'
import { ProfileFields } from '../parts/people/ProfileFields.tsx'
import { ProfilePart } from '../parts/people/ProfilePart.tsx'
import { parts } from '../parts/people/profile-parts.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

interface ProfileFormProps {
  role: Role
  fields: readonly ShownField[]
}

export function ProfileForm({ role, fields }: ProfileFormProps) {
  const { mutateAsync } = useAction('PATCH /api/profile')
  const form = useRef<HTMLFormElement>(null)
  const isConfirmed = useRef(false)
  const [changedLabels, setChangedLabels] = useState<string[]>([])
  const { busy, message, errors, onSubmit } = useForm(
    () => undefined,
    async (values) => {
      const checked = checkedAmong(fields, values)
      if (checked.length > 0 && !isConfirmed.current) {
        setChangedLabels(checked)
        return
      }
      isConfirmed.current = false
      const { birthMonthWaits, verification } = await mutateAsync({ fields: values })
      showToast(
        birthMonthWaits
          ? 'Saved. Your new month of birth needs approval first.'
          : checked.length > 0 && verification === 'pending'
            ? 'Saved. Our staff will check your profile again.'
            : 'Profile saved',
        'good',
      )
    },
  )
  const goBack = () => setChangedLabels([])
  const confirm = () => {
    goBack()
    isConfirmed.current = true
    form.current?.requestSubmit()
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <FormMessage>{message}</FormMessage>
      <ProfileFields fields={fields.filter(({ part }) => !part)} errors={errors} />
      {parts.map((part) => {
        const partFields = fields.filter((field) => field.part === part)
        return (
          partFields.length > 0 && (
            <ProfilePart key={part} part={part} fields={partFields} errors={errors} />
          )
        )
      })}
      <Button type="submit" busy={busy} className="min-h-12 sm:justify-self-start sm:px-8">
        Save
      </Button>
      {changedLabels.length > 0 && (
        <Sheet
          open
          onClose={goBack}
          title="Our staff will check you again"
          actions={
            <>
              <Button tone="quiet" onClick={goBack}>
                Go back
              </Button>
              <Button onClick={confirm}>Save and get checked</Button>
            </>
          }
        >
          <p>
            You changed: {changedLabels.join(', ')}.{' '}
            {role === 'business'
              ? 'Your openings are paused, and students will not see them, until our staff have checked you again.'
              : 'Students cannot find you until our staff have checked you again.'}
          </p>
        </Sheet>
      )}
    </form>
  )
}

/** The labels of changed fields that staff had checked. */
function checkedAmong(fields: readonly ShownField[], values: FormValues): string[] {
  return fields
    .filter(({ name, value, checked }) => checked === true && isNew(name, value, values[name]))
    .map(({ label }) => label)
}

function isNew(name: string, value: string, newValue = value): boolean {
  if (name === 'expertise') return namesNewWords(expertiseFrom(value), expertiseFrom(newValue))
  return newValue !== value
}
