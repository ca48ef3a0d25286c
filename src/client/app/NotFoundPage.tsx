import * as pages from '#domain/pages.ts'
import { LinkButton } from '../ui/Button.tsx'
import { usePageName } from './use-page-name.ts'

export function NotFoundPage() {
  return (
    <main className="grid min-h-dvh place-content-center">
      <NotFound />
    </main>
  )
}

export function NotFound() {
  usePageName('Page not found')
  return (
    <div className="grid justify-items-center gap-4 p-6 text-center">
      <img src="/bird-sorry.svg" alt="" className="h-28" />
      <p aria-hidden="true" className="text-hero font-extrabold text-leaf tabular-nums">
        404
      </p>
      <h1 className="text-2xl">Oops! Page not found</h1>
      <p className="prose-width text-ink-soft">
        The link may be old or have a typo. Your work is safe.
      </p>
      <LinkButton href={pages.landing}>Return to Home</LinkButton>
    </div>
  )
}
