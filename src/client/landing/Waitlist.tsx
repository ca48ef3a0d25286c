import type { Landing } from '#domain/learning/landing.ts'
import { Button } from '../ui/Button.tsx'
import { controlClass } from '../ui/Field.tsx'

/** Sent by the script; without it the button stays disabled. */
export function Waitlist({ title, text, button }: Landing['waitlist']) {
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
