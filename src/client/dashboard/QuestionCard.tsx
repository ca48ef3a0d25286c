import type { StudentDay } from '#contract/dashboard.ts'
import { useForm } from '../app/form.ts'
import { useAction } from '../app/use-api.ts'
import { ProfileFields } from '../parts/people/ProfileFields.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'

type Question = NonNullable<StudentDay['question']>

/** The one thing to ask about the profile today, with why, and a way to put it off. */
export function QuestionCard({ question: { name, field, why } }: { question: Question }) {
  const { mutateAsync, mutate, isPending } = useAction('POST /api/profile/question')
  const { busy, message, errors, onSubmit } = useForm(
    (values) =>
      (values[name] ?? '') === '' ? { message: 'Answer, or tap "Not now".' } : undefined,
    async (values) => {
      await mutateAsync({ field: name, answer: values[name] ?? null })
    },
  )
  return (
    <Card title="One question">
      <form noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-3">
        <ProfileFields fields={[{ ...field, value: '' }]} errors={errors} />
        <p className="text-sm text-ink-soft">{why}</p>
        <FormMessage>{message}</FormMessage>
        <p className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            Save
          </Button>
          <Button
            tone="quiet"
            busy={isPending && !busy}
            onClick={() => mutate({ field: name, answer: null })}
          >
            Not now
          </Button>
        </p>
      </form>
    </Card>
  )
}
