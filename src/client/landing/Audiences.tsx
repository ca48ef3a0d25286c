import { Building2, HeartHandshake, MessageCircle, Trophy } from 'lucide-react'
import type { Landing } from '#domain/learning/landing.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { LinkButton } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { SectionHead } from './SectionHead.tsx'

const looks = {
  player: { icon: Trophy, tint: 'bg-sun text-on-sun', tone: 'main' },
  ally: { icon: HeartHandshake, tint: 'bg-leaf-soft text-leaf-strong', tone: 'quiet' },
  mentor: { icon: MessageCircle, tint: 'bg-leaf-soft text-leaf-strong', tone: 'quiet' },
  business: { icon: Building2, tint: 'bg-sea-soft text-sea', tone: 'quiet' },
} as const

export function Audiences({ audiences }: Pick<Landing, 'audiences'>) {
  return (
    <section id="join" className="page-width pb-14 sm:pb-20">
      <SectionHead title="Join Upful">
        It is free for young people and the people who back them.
      </SectionHead>
      <ul className="grid gap-4 lg:grid-cols-2">
        {audiences.map(({ id, title, text, action }) => (
          <li
            key={id}
            className={classes(
              'flex flex-col rounded-card border bg-card p-6 shadow-raised',
              id === 'player' ? 'border-leaf' : 'border-line',
            )}
          >
            <span
              className={classes('grid size-14 place-items-center rounded-full', looks[id].tint)}
            >
              <Icon of={looks[id].icon} size={28} />
            </span>
            <h3 className="mt-4 text-2xl">{title}</h3>
            <p className="mt-1 mb-5 grow text-ink-soft">{text}</p>
            <LinkButton href={href(pages.signUp, { type: id })} tone={looks[id].tone}>
              {action}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
