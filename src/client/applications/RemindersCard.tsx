import { useAction, useApi } from '../app/use-api.ts'
import { Tick } from '../ui/Tick.tsx'
import { showToast } from '../ui/toasts.ts'

/** Turns letters about deadlines of saved openings on and off. */
export function RemindersCard() {
  const { data: wish } = useApi('GET /api/job-wish', {})
  const { mutate, isPending, variables } = useAction('PUT /api/job-wish', {
    onDone: ({ reminders }) => showToast(reminders ? 'Reminders are on' : 'Reminders are off'),
  })
  if (!wish) return null
  const on = isPending && variables ? variables.reminders : wish.reminders
  return (
    <div className="rounded-card border border-line bg-card px-4 py-2">
      <Tick
        label="Remind me of deadlines"
        hint="3 days before something you saved closes. Not for estimated deadlines."
        on={on}
        onFlip={(reminders) =>
          mutate({ ...wish, reminders }, { onError: (error) => showToast(error.message, 'bad') })
        }
      />
    </div>
  )
}
