import type { ReactNode } from 'react'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

interface StaticPageProps {
  title: string
  intro: string
  children: ReactNode
}

export function StaticPage({ title, intro, children }: StaticPageProps) {
  return (
    <>
      <SiteHeader />
      <main id="main" className="page-width max-w-3xl py-10 sm:py-14">
        <h1 className="text-3xl font-extrabold">{title}</h1>
        <p className="mt-3 prose-width text-xl text-ink-soft">{intro}</p>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
