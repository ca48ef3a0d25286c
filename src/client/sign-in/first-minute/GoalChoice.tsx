import type { StudentGoal } from '#domain/people/student-goals.ts'
import { useReady } from '../../app/form.ts'
import { classes } from '../../ui/classes.ts'
import { AccountLink } from './AccountLink.tsx'
import { Drawing } from './Drawing.tsx'
import type { Screen } from './screen.ts'
import type { StartContent } from './start-content.ts'

const posters: Record<StudentGoal, { scene: string; colours: string }> = {
  'first-job': { scene: 'ocho-rios', colours: 'place-ocho-rios' },
  training: { scene: 'mandeville', colours: 'place-mandeville' },
  'own-hustle': { scene: 'linstead', colours: 'place-linstead' },
  'just-looking': { scene: 'newcastle', colours: 'place-newcastle' },
}

interface GoalChoiceProps extends Pick<Screen, 'heading'> {
  goals: StartContent['goals']
  chosen: StudentGoal | undefined
  onChoose: (goal: StudentGoal) => void
}

export function GoalChoice({ heading, goals, chosen, onChoose }: GoalChoiceProps) {
  const ready = useReady()
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-5xl flex-col px-4">
      <div className="relative flex flex-wrap items-center justify-between gap-2 pt-3 lg:pt-8">
        <h1
          ref={heading}
          tabIndex={-1}
          className="min-w-min flex-1 py-2 text-hero leading-none font-extrabold outline-none"
        >
          What do you want?
        </h1>
        <Drawing
          of="bird-curious"
          className="z-10 -mb-6 h-[112px] w-[90px] shrink-0 -scale-x-100 lg:h-[160px] lg:w-[128px]"
        />
      </div>
      <div className="grid flex-1 auto-rows-fr grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 lg:max-h-130 lg:gap-4">
        {goals.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            disabled={!ready}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
            className={classes(
              posters[id].colours,
              'flex min-h-44 flex-col overflow-hidden rounded-[4px] bg-(--band) text-left text-[#fffaf0] active:translate-y-px',
            )}
          >
            <span className="relative min-h-28 w-full flex-1 bg-(--sky)">
              <Drawing of={posters[id].scene} className="absolute inset-0 size-full" />
            </span>
            <b className="flex min-h-14 items-center px-3 py-2 text-xl leading-tight font-extrabold">
              {label}
            </b>
          </button>
        ))}
      </div>
      <p className="py-2 text-center">
        <AccountLink />
      </p>
    </main>
  )
}
