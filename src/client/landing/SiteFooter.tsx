import * as pages from '#domain/pages.ts'
import { Logo } from '../app/Logo.tsx'

const links = [
  { href: `${pages.landing}#features`, label: 'Features' },
  { href: `${pages.landing}#how-it-works`, label: 'How It Works' },
  { href: pages.login, label: 'Log In' },
  { href: pages.helplines, label: 'Helplines' },
  { href: pages.privacy, label: 'Privacy' },
  { href: pages.contact, label: 'Write to us' },
]

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-card">
      <div className="page-width flex flex-col gap-4 py-8 md:flex-row md:items-center md:justify-between">
        <div>
          <Logo />
          <p className="mt-2 text-sm text-ink-soft">
            Made in Jamaica for young people on their way up.
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className="-ml-3 flex flex-wrap">
            {links.map((link) => (
              <li key={link.label}>
                <a
                  href={link.href}
                  className="flex min-h-11 items-center rounded-control px-3 font-semibold text-ink-soft hover:bg-sunk hover:text-ink"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
