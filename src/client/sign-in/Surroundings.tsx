import * as pages from '#domain/pages.ts'
import { Logo } from '../app/Logo.tsx'
import { Scene } from '../app/Scene.tsx'

/** The hills around the form. Static HTML without scripts. */
export function Surroundings({ form, html }: { form: string; html: string }) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col bg-linear-to-b from-sand via-sun-soft to-sun-soft">
      <Scene className="absolute inset-x-0 bottom-0 -z-10 h-48 w-full sm:h-72 lg:h-90" />
      <header className="page-width py-4">
        <a href={pages.landing} aria-label="Upful, home" className="inline-flex rounded-control">
          <Logo />
        </a>
      </header>
      <div
        id="root"
        data-form={form}
        className="mx-auto w-full max-w-lg grow px-4 pt-2 pb-24 sm:pt-8"
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  )
}
