import { Menu, X } from 'lucide-react'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Logo } from '../app/Logo.tsx'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

const links = [
  { href: pages.landing, label: 'Home' },
  { href: `${pages.landing}#features`, label: 'Features' },
  { href: `${pages.landing}#how-it-works`, label: 'How It Works' },
  { href: `${pages.landing}#join`, label: 'Join' },
]

/** The script shows one of the two groups of links, depending on the session. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-sand/95 backdrop-blur-sm">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:rounded-control focus:bg-card focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      <div className="page-width flex min-h-16 items-center gap-2">
        <a href={pages.landing} aria-label="Upful, home" className="rounded-control">
          <Logo />
        </a>
        <nav aria-label="Site" className="mx-auto hidden md:block">
          <ul className="flex">
            {links.map((link) => (
              <li key={link.label}>
                <a
                  href={link.href}
                  className="flex min-h-11 items-center rounded-control px-3.5 font-semibold text-ink-soft hover:bg-sunk hover:text-ink"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden gap-2 md:flex">
          <AccountLinks />
        </div>
        <button
          type="button"
          popoverTarget="drawer"
          aria-label="Menu"
          className="ml-auto grid size-11 place-items-center rounded-control hover:bg-sunk md:hidden"
        >
          <Icon of={Menu} size={26} />
        </button>
      </div>
      <div
        id="drawer"
        popover="auto"
        className="drawer m-0 ml-auto h-dvh max-h-none w-72 max-w-[85vw] bg-card p-4 text-ink"
      >
        <div className="flex justify-between">
          <Logo />
          <button
            type="button"
            popoverTarget="drawer"
            popoverTargetAction="hide"
            aria-label="Close menu"
            className="grid size-11 place-items-center rounded-control hover:bg-sunk"
          >
            <Icon of={X} size={26} />
          </button>
        </div>
        <nav aria-label="Site">
          <ul className="my-6 grid">
            {links.map((link) => (
              <li key={link.label}>
                <a
                  href={link.href}
                  className="flex min-h-13 items-center rounded-control px-3 text-xl font-semibold hover:bg-sunk"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-3">
          <AccountLinks />
        </div>
        <SignOutProblem />
      </div>
      <SignOutProblem />
    </header>
  )
}

/** Shows a failed sign-out: in the drawer if it is open, and below the bar. */
function SignOutProblem() {
  return (
    <p
      data-said="sign-out-problem"
      role="alert"
      className="page-width py-2 font-semibold text-coral empty:hidden"
    />
  )
}

function AccountLinks() {
  return (
    <>
      <LinkButton href={pages.login} tone="quiet" data-for="signed-out">
        Log In
      </LinkButton>
      <LinkButton href={href(pages.signUp, { type: 'player' })} data-for="signed-out">
        Sign Up
      </LinkButton>
      <LinkButton href={pages.dashboard} data-for="signed-in" hidden>
        Dashboard
      </LinkButton>
      <Button tone="quiet" data-for="signed-in" data-action="sign-out" hidden>
        Sign Out
      </Button>
    </>
  )
}
