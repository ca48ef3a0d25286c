import type { Landing } from '#domain/learning/landing.ts'
import { SectionHead } from './SectionHead.tsx'

export function Testimonials({ testimonials }: Pick<Landing, 'testimonials'>) {
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
