import * as pages from '#domain/pages.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../app/Link.tsx'
import { useLocation } from '../app/location.ts'
import { Logo } from '../app/Logo.tsx'
import { navItemAt, navItems } from './nav-items.ts'
import type { NavItem } from './nav-items.ts'

export function BottomBar() {
  const here = useCurrentItem()
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-10 border-t short:static border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="@container mx-auto grid max-w-lg grid-cols-4">
        {navItems.map((item) => (
          <li key={item.label}>
            <NavLink
              item={item}
              here={item === here}
              className="flex min-h-16 flex-col items-center justify-center gap-0.5 text-[0.8125rem] -outline-offset-2"
              pill="rounded-full px-4 py-0.5"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Rail() {
  const here = useCurrentItem()
  return (
    <nav
      aria-label="Main"
      className="fixed inset-y-0 left-0 z-10 hidden w-60 flex-col gap-8 border-r border-line bg-card p-4 lg:flex"
    >
      <Link to={pages.dashboard} aria-label="Upful, home" className="rounded-control px-2 pt-1">
        <Logo />
      </Link>
      <ul className="grid gap-1">
        {navItems.map((item) => (
          <li key={item.label}>
            <NavLink
              item={item}
              here={item === here}
              className={classes(
                'flex min-h-12 items-center gap-3 rounded-control px-3',
                item === here ? 'bg-leaf-soft' : 'hover:bg-sunk',
              )}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface NavLinkProps {
  item: NavItem
  here: boolean
  className: string
  pill?: string
}

function NavLink({ item, here, className, pill }: NavLinkProps) {
  return (
    <Link
      to={item.to}
      aria-current={here ? 'page' : undefined}
      className={classes(
        className,
        'font-semibold transition-colors',
        here ? 'text-leaf-strong' : 'text-ink-soft hover:text-ink',
      )}
    >
      <span className={classes(pill, here && pill && 'bg-leaf-soft')}>
        <Icon of={item.icon} size={22} />
      </span>
      {/* With large text only the icons fit side by side. */}
      <span className={pill && '@max-[18rem]:sr-only'}>{item.label}</span>
    </Link>
  )
}

function useCurrentItem(): NavItem | undefined {
  const { pathname, search } = useLocation()
  return navItemAt(pathname, new URLSearchParams(search).get('tab'))
}
