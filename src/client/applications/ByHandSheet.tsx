import { useForm } from '../app/form.ts'
import type { FormValues, FormProblem } from '../app/form.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Field, TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Select } from '../ui/Select.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

/** Adds work found elsewhere: from a friend, a shop window or a newspaper. */
export function ByHandSheet({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useAction('POST /api/applications/manual')
  const { busy, message, errors, onSubmit } = useForm(missingIn, async (values) => {
    const { xp } = await mutateAsync({
      title: values['title'] ?? '',
      company: values['company'] ?? '',
      location: values['location'] ?? '',
      url: values['url'] ?? '',
      deadline: values['deadline'] ?? '',
      notes: values['notes'] ?? '',
      state: values['state'] === 'applied' ? 'applied' : 'saved',
    })
    onClose()
    showToast(`Added.${xp > 0 ? ` +${xp} XP` : ''}`, 'good')
  })
  return (
    <Sheet open onClose={onClose} title="Add one by hand">
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <FormMessage>{message}</FormMessage>
        <Field label="What is the work?" name="title" maxLength={200} error={errors['title']} />
        <Field label="Who is it with?" name="company" maxLength={200} error={errors['company']} />
        <Select
          label="How far along are you?"
          name="state"
          options={[
            { value: 'saved', label: 'I want to apply' },
            { value: 'applied', label: 'I have applied' },
          ]}
          error={errors['state']}
        />
        <Field
          label="Deadline"
          name="deadline"
          type="date"
          required={false}
          error={errors['deadline']}
        />
        <Field
          label="Where is it?"
          name="location"
          required={false}
          maxLength={200}
          error={errors['location']}
        />
        <Field
          label="Web address"
          name="url"
          type="url"
          inputMode="url"
          required={false}
          placeholder="www.example.com"
          error={errors['url']}
        />
        <TextArea
          label="Notes"
          name="notes"
          required={false}
          rows={3}
          maxLength={5000}
          error={errors['notes']}
        />
        <Button type="submit" busy={busy} className="min-h-12">
          Add
        </Button>
      </form>
    </Sheet>
  )
}

function missingIn(values: FormValues): FormProblem | undefined {
  const fields = {
    ...(values['title'] ? {} : { title: 'Enter what the work is.' }),
    ...(values['company'] ? {} : { company: 'Enter who it is with.' }),
  }
  if (Object.keys(fields).length === 0) return undefined
  return { message: 'We need two things: what the work is, and who it is with.', fields }
}
