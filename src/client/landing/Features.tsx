import { BookOpen, Compass, Flame, Map, Rocket, Sparkles, Target } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { Landing } from '#domain/learning/landing.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { SectionHead } from './SectionHead.tsx'

const icons: Record<string, LucideIcon> = {
  compass: Compass,
  target: Target,
  flame: Flame,
  book: BookOpen,
  rocket: Rocket,
  map: Map,
}

const tints = ['bg-leaf-soft text-leaf-strong', 'bg-sea-soft text-sea', 'bg-sun text-on-sun']

export function Features({ features }: Pick<Landing, 'features'>) {
  return (
    <section id="features" className="page-width py-14 sm:py-20">
      <SectionHead title="Everything you need for a good start">
        Built for a phone, for short breaks, and for real life in Jamaica.
      </SectionHead>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {features.map((feature, index) => (
          <li
            key={feature.title}
            className="flex gap-4 rounded-card border border-line bg-card p-5 shadow-raised sm:flex-col"
          >
            <span
              className={classes(
                'grid size-12 shrink-0 place-items-center rounded-control',
                tints[index % tints.length],
              )}
            >
              <Icon of={icons[feature.icon] ?? Sparkles} size={26} />
            </span>
            <div>
              <h3 className="text-xl">{feature.title}</h3>
              <p className="mt-1 text-ink-soft">{feature.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
