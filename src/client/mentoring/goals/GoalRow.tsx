import type { SharedGoal } from '#contract/mentor-goals.ts'
import { goalWords, type GoalState } from '#domain/mentoring/mentor-goal.ts'
import type { SessionSide } from '#domain/mentoring/mentor-session.ts'
import { dayWithYear, shortDate } from '../../app/dates.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { classes } from '../../ui/classes.ts'
import { showToast } from '../../ui/toasts.ts'
import type { SharedGoalsProps } from './SharedGoals.tsx'

interface GoalRowProps extends SharedGoalsProps {
  goal: SharedGoal
  onMove: () => void
}

/** One goal with what can be done to it. A removed one stays for a day, to put it back. */
export function GoalRow({ goal, onMove, otherId, otherName, side }: GoalRowProps) {
  const { mutate, isPending, variables } = useAction(
    'POST /api/mentorships/:id/goals/:goalId/state',
  )
  const title = goalWords[goal.goal]
  function change(state: GoalState) {
    mutate(
      { id: otherId, goalId: goal.id, state },
      { onError: (error) => showToast(error.message, 'bad') },
    )
  }
  function action(state: GoalState, label: string, tone: 'quiet' | 'plain') {
    return (
      <Button
        tone={tone}
        busy={isPending && variables.state === state}
        onClick={() => change(state)}
        aria-label={`${label}: ${title}`}
      >
        {label}
      </Button>
    )
  }
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0">
          <span
            className={classes(
              'block font-semibold',
              goal.state === 'removed' && 'text-ink-soft line-through',
            )}
          >
            {title}
          </span>
          <span className="block text-sm text-ink-soft">{lineOf(goal, side, otherName)}</span>
        </p>
        {goal.state === 'done' && <Chip tone="leaf">Done</Chip>}
        {goal.state === 'removed' && <Chip>Removed</Chip>}
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {goal.state === 'open' ? (
          <>
            {action('done', 'Done', 'quiet')}
            <Button tone="plain" onClick={onMove} aria-label={`Change the day: ${title}`}>
              Change the day
            </Button>
            {action('removed', 'Remove', 'plain')}
          </>
        ) : (
          action('open', goal.state === 'done' ? 'Not done yet' : 'Put back', 'plain')
        )}
      </div>
    </li>
  )
}

/** 'By Fri 4 Dec. Set by you on Sat 28 Nov, changed by Nadine on Sun 29 Nov.' */
function lineOf(goal: SharedGoal, side: SessionSide, otherName: string): string {
  const name = (who: SessionSide) => (who === side ? 'you' : otherName)
  const set = `Set by ${name(goal.setBy)} on ${shortDate(goal.setAt)}`
  const changed =
    goal.changedBy === null || goal.changedAt === null
      ? ''
      : `, changed by ${name(goal.changedBy)} on ${shortDate(goal.changedAt)}`
  return `By ${dayWithYear(goal.by)}. ${set}${changed}.`
}
