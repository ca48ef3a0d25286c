import { useSession } from '../app/session.ts'
import { CareerPathCard } from './CareerPathCard.tsx'
import { QuestsCard } from './QuestsCard.tsx'
import { SkillProgressCard } from './SkillProgressCard.tsx'
import { SkillsForOthers } from './SkillsForOthers.tsx'

export function SkillsTab() {
  const session = useSession()
  if (session.state !== 'signed-in' || session.user.role !== 'student') return <SkillsForOthers />
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
