import type { Landing } from '#domain/learning/landing.ts'
import { Button } from '../ui/Button.tsx'
import { controlClass } from '../ui/Field.tsx'
import { Audiences } from './Audiences.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { SectionHead } from './SectionHead.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** Static HTML, built from the operator's texts. */
export function LandingPage({ copy }: { copy: Landing }) {
  return (
    <>
      <SiteHeader />
      <main id="main">
        <Hero {...copy.hero} />
        <Features features={copy.features} />
        <Steps steps={copy.steps} />
        <Testimonials testimonials={copy.testimonials} />
        <Audiences audiences={copy.audiences} />
        <Waitlist {...copy.waitlist} />
      </main>
      <SiteFooter />
    </>
  )
}

function Testimonials({ testimonials }: Pick<Landing, 'testimonials'>) {
  if (testimonials.length === 0) return null
  return (
    <section aria-label="What people say" className="page-width py-14 sm:py-20">
      <SectionHead title="What people say" />
      <ul className="grid gap-4 lg:grid-cols-3 lg:gap-5">
        {testimonials.map(({ name, role, quote }) => (
          <li key={name}>
            <figure className="flex h-full flex-col rounded-card bg-sunk p-6">
              <svg viewBox="0 0 32 24" aria-hidden="true" className="mb-3 h-6 w-8 fill-leaf">
                <path d="M0 24V13C0 5 4 1 12 0v5C8 6 6 8 6 11h6v13zm18 0V13c0-8 4-12 12-13v5c-4 1-6 3-6 6h6v13z" />
              </svg>
              <blockquote className="grow">{quote}</blockquote>
              <figcaption className="mt-4">
                <span className="block font-bold">{name}</span>
                <span className="text-sm text-ink-soft">{role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Four steps along a road: down the left side on phones, across on wide screens. */
function Steps({ steps }: Pick<Landing, 'steps'>) {
  return (
    <section id="how-it-works" className="border-y border-line bg-card py-14 sm:py-20">
      <div className="page-width">
        <SectionHead title="How It Works">Four steps. Ten minutes a day is enough.</SectionHead>
        <ol className="grid lg:grid-cols-4 lg:gap-6">
          {steps.map((step, index) => (
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
                {index + 1}
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

/** Sent by the script; without it the button stays disabled. */
function Waitlist({ title, text, button }: Landing['waitlist']) {
  return (
    <section aria-labelledby="waitlist-title" className="page-width pb-16">
      <div className="grid gap-6 rounded-card bg-leaf-soft px-5 py-8 sm:p-10 lg:grid-cols-2 lg:items-center">
        <div>
          <h2 id="waitlist-title" className="text-3xl font-extrabold">
            {title}
          </h2>
          <p className="mt-2 prose-width">{text}</p>
        </div>
        <form id="waitlist" noValidate className="grid gap-2">
          <label htmlFor="waitlist-email" className="font-semibold">
            Your email
          </label>
          <div className="flex flex-wrap gap-3">
            <input
              id="waitlist-email"
              name="email"
              type="email"
              autoComplete="email"
              placeholder="name@example.com"
              aria-describedby="waitlist-said"
              className={`${controlClass} min-w-0 flex-[1_1_14rem]`}
            />
            <Button type="submit" disabled className="min-h-12 max-sm:w-full">
              {button}
            </Button>
          </div>
          <p id="waitlist-said" role="status" className="min-h-6 font-semibold" />
        </form>
      </div>
    </section>
  )
}
