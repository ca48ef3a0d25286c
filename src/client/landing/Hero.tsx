import { ArrowRight, Flame, Star, UsersRound } from 'lucide-react'
import type { Landing } from '#domain/learning/landing.ts'
import * as pages from '#domain/pages.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Scene } from '../app/Scene.tsx'

const marks = [UsersRound, Star]

export function Hero({ title, subtitle, claims }: Landing['hero']) {
  return (
    <section className="relative isolate overflow-hidden bg-linear-to-b from-sand via-sun-soft to-sun-soft">
      <Scene className="absolute inset-x-0 bottom-0 -z-10 h-56 w-full sm:h-72 lg:h-90" />
      <div className="page-width grid items-center gap-8 pt-10 pb-52 sm:pt-16 sm:pb-64 lg:grid-cols-[7fr_5fr] lg:pt-20 lg:pb-72">
        <div>
          <h1 className="max-w-[15ch] text-hero font-extrabold tracking-tight">{title}</h1>
          <p className="mt-4 max-w-[46ch] text-xl text-ink-soft">{subtitle}</p>
          <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
            <LinkButton href={pages.start} data-for="signed-out" className="min-h-13 px-7 text-xl">
              Start <Icon of={ArrowRight} size={22} />
            </LinkButton>
            <LinkButton
              href={pages.dashboard}
              data-for="signed-in"
              hidden
              className="min-h-13 px-7 text-xl"
            >
              Continue <Icon of={ArrowRight} size={22} />
            </LinkButton>
            <LinkButton href="#how-it-works" tone="quiet" className="min-h-13 px-6 text-xl">
              How It Works
            </LinkButton>
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 font-semibold">
            {claims.map((claim, index) => (
              <li key={claim} className="flex items-center gap-2">
                <Icon of={marks[index] ?? Star} className="text-leaf" />
                {claim}
              </li>
            ))}
          </ul>
        </div>
        <LevelCard />
      </div>
    </section>
  )
}

/** An illustration of a student's dashboard. */
function LevelCard() {
  return (
    <div aria-hidden="true" className="mx-auto hidden w-full max-w-sm rotate-2 lg:block">
      <div className="rounded-card border border-line bg-card p-5 shadow-raised">
        <div className="flex items-center gap-4">
          <svg viewBox="0 0 88 88" className="size-22 -rotate-90 fill-none">
            <circle cx="44" cy="44" r="38" strokeWidth="9" className="stroke-sunk" />
            <circle
              cx="44"
              cy="44"
              r="38"
              strokeWidth="9"
              pathLength="100"
              strokeDasharray="66 100"
              strokeLinecap="round"
              className="stroke-sun"
            />
          </svg>
          <div>
            <p className="text-sm font-semibold text-ink-soft">Level 2</p>
            <p className="text-2xl font-bold">Builder</p>
            <p className="text-sm text-ink-soft">340 XP to level 3</p>
          </div>
        </div>
        <div className="mt-4 flex items-center justify-between rounded-control bg-leaf-soft px-4 py-3 font-semibold">
          Daily check-in <span className="rounded-full bg-leaf px-2.5 text-on-leaf">+10 XP</span>
        </div>
      </div>
      <div className="mt-3 ml-10 flex items-center gap-3 rounded-card border border-line bg-card px-5 py-4 shadow-raised">
        <span className="grid size-11 place-items-center rounded-full bg-sun-soft">
          <Icon of={Flame} size={26} className="fill-sun text-sun" />
        </span>
        <div>
          <p className="font-bold">5 day streak</p>
          <p className="text-sm text-ink-soft">Come back tomorrow for a bonus.</p>
        </div>
      </div>
    </div>
  )
}
