import { useForm } from '../app/form.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import type { Found } from './ConfirmEmployer.tsx'

/** Looks the code up; nothing is linked by it. */
export function EnterCode({ onFound }: { onFound: (found: Found) => void }) {
  const { mutateAsync } = useAction('POST /api/employer/code')
  const { busy, message, errors, onSubmit } = useForm(
    ({ code = '' }) => (code === '' ? missing : undefined),
    async ({ code = '' }) => onFound({ code, ...(await mutateAsync({ code })) }),
  )
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3">
      <FormMessage>{errors['code'] ? undefined : message}</FormMessage>
      <Field
        label="Code of your team"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        placeholder="ABCD-2345"
        hint="The person who looks after it at work gives it to you."
        error={errors['code']}
      />
      <Button type="submit" busy={busy}>
        Look it up
      </Button>
    </form>
  )
}

const missing = { message: 'Enter the code.', fields: { code: 'Enter the code.' } }
