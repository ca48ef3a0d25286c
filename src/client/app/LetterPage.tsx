import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import * as pages from '#domain/pages.ts'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from './Logo.tsx'

/** The frame of a page that is opened from a letter without signing in. */
export function LetterPage({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-lg content-start gap-8 p-4 pt-6 sm:content-center">
      <a
        href={pages.landing}
        aria-label="Upful, home"
        className="inline-flex justify-self-start rounded-control"
      >
        <Logo />
      </a>
      <div className="grid justify-items-start gap-4 rounded-card border border-line bg-card p-5 shadow-raised sm:p-8">
        <span className="grid size-14 place-items-center rounded-full bg-leaf-soft text-leaf-strong">
          <Icon of={icon} size={26} />
        </span>
        {children}
      </div>
    </main>
  )
}
