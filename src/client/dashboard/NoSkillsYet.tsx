import { Target, TrendingUp } from 'lucide-react'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

export function NoSkillsYet() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card title="Active Quests">
        <EmptyState icon={Target} title="No active quests available">
          Quests are small tasks with XP. New ones show up here.
        </EmptyState>
      </Card>
      <Card title="Skill Progress">
        <EmptyState icon={TrendingUp} title="No Skills Progress Yet">
          What you learn and do fills your 18 skills.
        </EmptyState>
      </Card>
    </div>
  )
}
