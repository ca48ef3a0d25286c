import { useState } from 'react'
import { useForm } from '../app/form.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Field } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { showToast } from '../ui/toasts.ts'

export function NewTeam() {
  // Clears the form for the next team.
  const [formKey, setFormKey] = useState(0)
  return (
    <Card title="Make a team">
      <NewTeamForm key={formKey} onMade={() => setFormKey(formKey + 1)} />
    </Card>
  )
}

function NewTeamForm({ onMade }: { onMade: () => void }) {
  const { mutateAsync } = useAction('POST /api/business/teams')
  const { busy, message, errors, onSubmit } = useForm(
    ({ name = '' }) => (name === '' ? missing : undefined),
    async ({ name = '' }) => {
      await mutateAsync({ name })
      showToast('Team made. Next, make its code', 'good')
      onMade()
    },
  )
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3">
      <FormMessage>{errors['name'] ? undefined : message}</FormMessage>
      <Field
        label="Name of the team"
        name="name"
        maxLength={60}
        autoComplete="off"
        placeholder="Front desk"
        error={errors['name']}
      />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        Make the team
      </Button>
    </form>
  )
}

const missing = {
  message: 'Enter a name for the team.',
  fields: { name: 'Enter a name for the team.' },
}
