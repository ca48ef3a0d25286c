import type { LucideIcon } from 'lucide-react'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

export interface StartCard {
  title: string
  icon: LucideIcon
  empty: string
  text: string
}

/** What a role's screen will show, while it is still empty. */
export function StartCards({ cards }: { cards: readonly StartCard[] }) {
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      {cards.map(({ title, icon, empty, text }) => (
        <Card key={title} title={title}>
          <EmptyState icon={icon} title={empty}>
            {text}
          </EmptyState>
        </Card>
      ))}
    </div>
  )
}
