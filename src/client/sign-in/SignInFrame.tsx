import type { ReactNode } from 'react'

interface SignInFrameProps {
  title: string
  intro: string
  children: ReactNode
  /** The line under the card, with a link to the other form. */
  foot?: ReactNode
}

/** The card around all five forms. */
export function SignInFrame({ title, intro, children, foot }: SignInFrameProps) {
  return (
    <main className="rounded-card border border-line bg-card p-5 shadow-raised sm:p-8">
      <h1 className="text-3xl font-extrabold">{title}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{intro}</p>
      {children}
      {foot && <p className="mt-6 border-t border-line pt-4 text-center">{foot}</p>}
    </main>
  )
}
