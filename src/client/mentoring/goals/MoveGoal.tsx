import { useId } from 'react'
import type { SharedGoal } from '#contract/mentor-goals.ts'
import { dayOf } from '#domain/day.ts'
import { wrongWithGoalDay } from '#domain/mentoring/mentor-goal.ts'
import { useForm } from '../../app/form.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { GoalDayField } from './GoalDayField.tsx'

interface MoveGoalProps {
  otherId: string
  goal: SharedGoal
  title: string
  onClose: () => void
}

/** Gives an open goal another day. */
export function MoveGoal({ otherId, goal, title, onClose }: MoveGoalProps) {
  const formId = useId()
  const { mutateAsync } = useAction('POST /api/mentorships/:id/goals/:goalId/move')
  const { busy, message, errors, onSubmit } = useForm(
    ({ by = '' }) => {
      const wrong = wrongWithGoalDay(by, dayOf(new Date()))
      return wrong === undefined ? undefined : { message: wrong, fields: { by: wrong } }
    },
    async ({ by = '' }) => {
      await mutateAsync({ id: otherId, goalId: goal.id, by })
      onClose()
    },
  )
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      actions={
        <Button type="submit" form={formId} busy={busy}>
          Save the day
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
        <FormMessage>{message}</FormMessage>
        <GoalDayField day={goal.by} error={errors['by']} />
      </form>
    </Sheet>
  )
}
