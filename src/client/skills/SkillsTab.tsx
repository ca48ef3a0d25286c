import { useSession } from '../app/session.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { CareerPathCard } from './CareerPathCard.tsx'
import { QuestsCard } from './QuestsCard.tsx'
import { SkillProgressCard } from './SkillProgressCard.tsx'

export function SkillsTab() {
  const session = useSession()
  if (session.state !== 'signed-in' || session.user.role !== 'student')
    return (
      <EmptyState title="No Skills Progress Yet">
        Skills and quests are for students. What matters to you stands on the overview.
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <QuestsCard />
      <CareerPathCard />
      <div className="lg:col-span-2">
        <SkillProgressCard />
      </div>
    </div>
  )
}
