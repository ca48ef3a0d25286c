import type { ReactNode } from 'react'
import { followBar } from '../../ui/bar-height.ts'

interface EndScreenProps {
  /** Of the bar of links. */
  label: string
  /** The way on, in reach of the thumb. */
  actions: ReactNode
  children: ReactNode
}

/** What comes after the last question: how it went in the middle, the way on below. */
export function EndScreen({ label, actions, children }: EndScreenProps) {
  return (
    <article className="mx-auto flex min-h-dvh max-w-xl flex-col pt-10">
      <div className="my-auto text-center">{children}</div>
      <nav
        aria-label={label}
        ref={followBar}
        className="sticky short:static data-tall:static bottom-0 -mx-4 mt-6 grid gap-1 bg-sand px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
      >
        {actions}
      </nav>
    </article>
  )
}
