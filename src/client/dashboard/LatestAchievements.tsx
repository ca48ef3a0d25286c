import * as pages from '#domain/pages.ts'
import { Badge } from '../parts/progress/Badge.tsx'
import { Link } from '../app/Link.tsx'
import { Trophy } from 'lucide-react'
import type { EarnedAchievement } from '#contract/dashboard.ts'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

export function LatestAchievements({
  achievements,
}: {
  achievements: readonly EarnedAchievement[]
}) {
  return (
    <Card
      title="Latest Achievements"
      aside={
        <Link to={pages.achievements} className="link inline-flex min-h-11 items-center">
          See all
        </Link>
      }
    >
      {achievements.length === 0 ? (
        <EmptyState icon={Trophy} title="Complete tasks to earn achievements!" />
      ) : (
        <ul className="grid gap-3">
          {achievements.map(({ id, title, description, xp }) => (
            <li key={id} className="flex items-center gap-3">
              <Badge id={id} earned />
              <span className="min-w-0 grow">
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-ink-soft">{description}</span>
              </span>
              <Chip tone="sun">+{xp} XP</Chip>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
