import { useForm } from '../app/form.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

interface RenameTeamProps {
  id: string
  name: string
  onClose: () => void
}

export function RenameTeam({ id, name, onClose }: RenameTeamProps) {
  const { mutateAsync } = useAction('PATCH /api/business/teams/:id')
  const { busy, message, errors, onSubmit } = useForm(
    () => undefined,
    async (values) => {
      await mutateAsync({ id, name: values['name'] ?? '' })
      onClose()
      showToast('Renamed', 'good')
    },
  )
  return (
    <Sheet open onClose={onClose} title={`Rename ${name}`}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <FormMessage>{errors['name'] ? undefined : message}</FormMessage>
        <Field
          label="Name of the team"
          name="name"
          defaultValue={name}
          maxLength={60}
          autoComplete="off"
          error={errors['name']}
        />
        <Button type="submit" busy={busy}>
          Rename
        </Button>
      </form>
    </Sheet>
  )
}
