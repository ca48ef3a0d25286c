import { CodeField, missingCode } from '../../parts/people/CodeField.tsx'
import { useForm } from '../../app/form.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import type { Found } from './ConfirmEmployer.tsx'

/** Looks the code up; nothing is linked by it. */
export function EnterCode({ onFound }: { onFound: (found: Found) => void }) {
  const { mutateAsync } = useAction('POST /api/employer/code')
  const { busy, message, errors, onSubmit } = useForm(
    ({ code = '' }) => (code === '' ? missingCode : undefined),
    async ({ code = '' }) => onFound({ code, ...(await mutateAsync({ code })) }),
  )
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3">
      <FormMessage>{errors['code'] ? undefined : message}</FormMessage>
      <CodeField
        label="Code of your team"
        hint="The person who looks after it at work gives it to you."
        error={errors['code']}
      />
      <Button type="submit" busy={busy}>
        Look it up
      </Button>
    </form>
  )
}
