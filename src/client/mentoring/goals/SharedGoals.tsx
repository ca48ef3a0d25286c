import { useState } from 'react'
import type { SharedGoal } from '#contract/mentor-goals.ts'
import { goalWords, maxOpenGoals } from '#domain/mentoring/mentor-goal.ts'
import type { SessionSide } from '#domain/mentoring/mentor-session.ts'
import { lazyPart } from '../../app/lazy-part.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { OnDemand } from '../../app/OnDemand.tsx'
import { useApi } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { GoalRow } from './GoalRow.tsx'

const MoveGoal = lazyPart(() => import('./MoveGoal.tsx'), 'MoveGoal')
const SetGoal = lazyPart(() => import('./SetGoal.tsx'), 'SetGoal')

export interface SharedGoalsProps {
  /** The other person: the mentor for a student, the student for a mentor. */
  otherId: string
  otherName: string
  /** The reader's own side. */
  side: SessionSide
}

/** What a student and a mentor aim for. Both see the same goals, and who set or changed each. */
export function SharedGoals(props: SharedGoalsProps) {
  const query = useApi('GET /api/mentorships/:id/goals', { id: props.otherId })
  return <Loaded query={query}>{({ goals }) => <Goals goals={goals} {...props} />}</Loaded>
}

type Asked = 'set' | SharedGoal

function Goals({ goals, ...props }: SharedGoalsProps & { goals: readonly SharedGoal[] }) {
  const { otherId, otherName } = props
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const open = goals.filter(({ state }) => state === 'open')
  return (
    <>
      {goals.length === 0 ? (
        <p className="text-ink-soft">
          No goal yet. Choose what you aim for, and by when. {otherName} sees it too.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {goals.map((goal) => (
            <GoalRow key={goal.id} goal={goal} onMove={() => setAsked(goal)} {...props} />
          ))}
        </ul>
      )}
      {open.length < maxOpenGoals ? (
        <Button
          tone="quiet"
          className="mt-3"
          onClick={() => setAsked('set')}
          aria-label={`Set a goal with ${otherName}`}
        >
          Set a goal
        </Button>
      ) : (
        <p className="mt-3 text-sm text-ink-soft">
          {maxOpenGoals} goals are open. Finish or remove one before the next.
        </p>
      )}
      <OnDemand>
        {asked === 'set' && (
          <SetGoal
            otherId={otherId}
            otherName={otherName}
            open={open.map(({ goal }) => goal)}
            onClose={close}
          />
        )}
        {asked !== undefined && asked !== 'set' && (
          <MoveGoal otherId={otherId} goal={asked} title={goalWords[asked.goal]} onClose={close} />
        )}
      </OnDemand>
    </>
  )
}
