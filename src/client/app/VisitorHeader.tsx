import type { ReactNode } from 'react'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Logo } from './Logo.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Toasts } from '../ui/Toasts.tsx'

/** The page frame for visitors who are signed out. */
export function VisitorHeader({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="border-b border-line bg-card">
        <div className="page-width flex min-h-15 items-center justify-between gap-2 py-2">
          <a href={pages.landing} aria-label="Upful, home" className="rounded-control">
            <Logo />
          </a>
          <div className="flex shrink-0 gap-1 whitespace-nowrap">
            <a
              href={href(pages.login, { from: location.pathname })}
              className={buttonClass('plain', 'px-3')}
            >
              Log In
            </a>
            <a
              href={href(pages.signUp, { type: 'player' })}
              className={buttonClass('main', 'px-4')}
            >
              Sign Up
            </a>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page-width py-6 outline-none">
        {children}
      </main>
      <Toasts />
    </>
  )
}
