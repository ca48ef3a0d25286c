import { Check } from 'lucide-react'
import { useState } from 'react'
import type { Output } from '../app/api.ts'
import { useApi } from '../app/use-api.ts'
import { Loaded } from '../app/Loaded.tsx'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { FinishedQuests } from './FinishedQuests.tsx'
import { inStableOrder } from './quest-order.ts'
import { QuestItem } from './QuestItem.tsx'

export function QuestsCard() {
  const query = useApi('GET /api/quests', {})
  return (
    <Card title="Active Quests">
      <Loaded query={query} loading="Loading quests...">
        {(board) => <Quests board={board} />}
      </Loaded>
    </Card>
  )
}

const initialQuests = 4

function Quests({ board }: { board: Output<'GET /api/quests'> }) {
  const { active, done } = board
  const [all, setAll] = useState(false)
  const [initialIds] = useState(() => inStableOrder(board, []).map(({ id }) => id))
  const [initialCount] = useState(() => Math.max(initialQuests, active.length + 1))
  const quests = inStableOrder(board, initialIds)
  // Limited, so that the career path below isn't too far down.
  const visible = all ? quests : quests.slice(0, initialCount)
  const hidden = quests.length - visible.length
  return (
    <>
      {quests.length === 0 ? (
        <EmptyState
          picture={<DoctorBird mood="sleepy" className="h-24" />}
          title="No active quests available"
        >
          New daily quests come every day, new weekly ones every Monday.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {visible.map((quest) => (
            <QuestItem key={quest.id} quest={quest} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button tone="plain" onClick={() => setAll(true)} className="mt-2 w-full">
          {hidden === 1 ? 'Show 1 more quest' : `Show ${hidden} more quests`}
        </Button>
      )}
      {done.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 font-bold">Done recently</h3>
          <ul className="grid gap-1">
            {done.map(({ id, title, xp, at }) => (
              <li key={`${id} ${at}`} className="flex items-center gap-2.5 py-1">
                <Icon of={Check} size={18} className="text-leaf" />
                <span className="grow">{title}</span>
                <span className="text-sm font-semibold tabular-nums">+{xp} XP</span>
              </li>
            ))}
          </ul>
          <FinishedQuests />
        </>
      )}
    </>
  )
}
