import { Trophy } from 'lucide-react'
import type { Output } from '../app/api.ts'
import { Badge } from '../parts/progress/Badge.tsx'
import { longDate } from '../app/dates.ts'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

interface EarnedCardProps {
  earned: Output<'GET /api/achievements'>['earned']
}

export function EarnedCard({ earned }: EarnedCardProps) {
  return (
    <Card
      title="Recent Achievements"
      aside={earned.length > 0 && <Chip>{earned.length} earned</Chip>}
    >
      {earned.length === 0 ? (
        <EmptyState icon={Trophy} title="Complete tasks to earn achievements!" />
      ) : (
        <ul className="grid gap-4">
          {earned.map(({ id, title, description, xp, icon, at }) => (
            <li key={id} className="flex items-start gap-3">
              <Badge icon={icon} earned />
              <div className="min-w-0 grow">
                <h3 className="font-bold">{title}</h3>
                <p>{description}</p>
                <p className="text-sm text-ink-soft">
                  <time dateTime={at}>{longDate(at)}</time>
                </p>
              </div>
              <Chip tone="sun">+{xp} XP</Chip>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
