import { CodeField, missingCode } from '../../parts/people/CodeField.tsx'
import { useForm } from '../../app/form.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import type { FoundTeam } from './ConfirmEmployer.tsx'

/** Looks up the code; this does not link anything yet. */
export function EnterCode({ onFound }: { onFound: (found: FoundTeam) => void }) {
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
        hint="You get it from the person in charge of Upful at work."
        error={errors['code']}
      />
      <Button type="submit" busy={busy}>
        Look it up
      </Button>
    </form>
  )
}
