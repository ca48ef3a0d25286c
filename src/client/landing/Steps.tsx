import type { Landing } from '#domain/learning/landing.ts'
import { SectionHead } from './SectionHead.tsx'

/** Four steps along a road: down the left side on phones, across on wide screens. */
export function Steps({ steps }: Pick<Landing, 'steps'>) {
  return (
    <section id="how-it-works" className="border-y border-line bg-card py-14 sm:py-20">
      <div className="page-width">
        <SectionHead title="How It Works">Four steps. Ten minutes a day is enough.</SectionHead>
        <ol className="grid lg:grid-cols-4 lg:gap-6">
          {steps.map((step, at) => (
            <li
              key={step.title}
              className="relative flex gap-4 pb-8 last:pb-0 lg:flex-col lg:pb-0 group"
            >
              <span
                aria-hidden="true"
                className="absolute top-12 bottom-0 left-6 w-0 border-l-3 border-dashed border-line group-last:hidden lg:top-6 lg:bottom-auto lg:left-14 lg:h-0 lg:w-[calc(100%-2.5rem)] lg:border-t-3 lg:border-l-0"
              />
              <span
                aria-hidden="true"
                className="grid size-12 shrink-0 place-items-center rounded-full bg-leaf text-xl font-extrabold text-on-leaf"
              >
                {at + 1}
              </span>
              <div>
                <h3 className="text-xl">{step.title}</h3>
                <p className="mt-1 text-ink-soft">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
