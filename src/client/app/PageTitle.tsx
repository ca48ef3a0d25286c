import type { ReactNode } from 'react'

interface PageTitleProps {
  title: string
  /** One short line under it. */
  children?: ReactNode
}

export function PageTitle({ title, children }: PageTitleProps) {
  return (
    <header className="mb-5">
      <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
      {children && <p className="mt-1 text-ink-soft">{children}</p>}
    </header>
  )
}
