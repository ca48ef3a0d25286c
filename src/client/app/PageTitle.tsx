import type { ReactNode } from 'react'

interface PageTitleProps {
  title: string
  /** Left of it: the avatar of the person that the page is about. */
  picture?: ReactNode
  /** One short line under it. */
  children?: ReactNode
}

export function PageTitle({ title, picture, children }: PageTitleProps) {
  return (
    <header className="mb-5 flex items-center gap-3">
      {picture}
      <div className="min-w-0">
        <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
        {children && <p className="mt-1 text-ink-soft">{children}</p>}
      </div>
    </header>
  )
}
