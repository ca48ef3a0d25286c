import { useId } from 'react'
import { addDays, dayOf } from '#domain/day.ts'
import {
  goalWords,
  mentorGoals,
  wrongWithGoalDay,
  type MentorGoal,
} from '#domain/mentoring/mentor-goal.ts'
import type { FormProblem, FormValues } from '../../app/form.ts'
import { useForm } from '../../app/form.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Select } from '../../ui/Select.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { showToast } from '../../ui/toasts.ts'
import { GoalDayField } from './GoalDayField.tsx'

interface SetGoalProps {
  otherId: string
  otherName: string
  /** Goals that are open already: they cannot be set twice. */
  open: readonly MentorGoal[]
  onClose: () => void
}

const usualDays = 14

export function SetGoal({ otherId, otherName, open, onClose }: SetGoalProps) {
  const formId = useId()
  const { mutateAsync } = useAction('POST /api/mentorships/:id/goals')
  const { busy, message, errors, onSubmit } = useForm(wrongIn, async (values) => {
    const goal = goalIn(values)
    if (goal === undefined) return
    await mutateAsync({ id: otherId, goal, by: values['by'] ?? '' })
    onClose()
    showToast(`Goal set. ${otherName} sees it too`, 'good')
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={`A goal with ${otherName}`}
      actions={
        <Button type="submit" form={formId} busy={busy}>
          Set the goal
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
        <FormMessage>{message}</FormMessage>
        <Select
          label="Goal"
          name="goal"
          placeholder="Choose a goal"
          error={errors['goal']}
          options={mentorGoals
            .filter((goal) => !open.includes(goal))
            .map((value) => ({ value, label: goalWords[value] }))}
        />
        <GoalDayField day={addDays(dayOf(new Date()), usualDays)} error={errors['by']} />
      </form>
    </Sheet>
  )
}

function goalIn(values: FormValues): MentorGoal | undefined {
  return mentorGoals.find((goal) => goal === values['goal'])
}

function wrongIn(values: FormValues): FormProblem | undefined {
  const goal = goalIn(values) === undefined ? 'Choose a goal.' : undefined
  const by = wrongWithGoalDay(values['by'] ?? '', dayOf(new Date()))
  const message = goal ?? by
  if (message === undefined) return undefined
  return { message, fields: { ...(goal && { goal }), ...(by && { by }) } }
}
