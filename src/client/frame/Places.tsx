import * as pages from '#domain/pages.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../app/Link.tsx'
import { useDestination } from '../app/location.ts'
import { Logo } from '../app/Logo.tsx'
import { navItemAt, type NavItem } from './nav-items.ts'

interface PlacesBarProps {
  items: readonly NavItem[]
  /** Those in the bar, if not all. */
  shown?: readonly NavItem[]
}

/** The bar at the bottom of a phone. */
export function PlacesBar({ items, shown = items }: PlacesBarProps) {
  const here = useHere(items)
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-10 border-t short:static border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="@container mx-auto grid max-w-lg auto-cols-fr grid-flow-col">
        {shown.map((item) => (
          <li key={item.label}>
            <NavLink
              item={item}
              here={item === here}
              className="flex min-h-16 flex-col items-center justify-center gap-0.5 text-[0.8125rem] -outline-offset-2"
              pill="relative rounded-full px-3.5 py-0.5"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The rail at the left of a wide screen. */
export function PlacesRail({ items }: { items: readonly NavItem[] }) {
  const here = useHere(items)
  return (
    <nav
      aria-label="Main"
      className="fixed inset-y-0 left-0 z-10 hidden w-60 flex-col gap-8 overflow-y-auto border-r border-line bg-card p-4 lg:flex"
    >
      <Link to={pages.dashboard} aria-label="Upful, home" className="rounded-control px-2 pt-1">
        <Logo />
      </Link>
      <ul className="grid gap-1">
        {items.map((item) => (
          <li key={item.label}>
            <NavLink
              item={item}
              here={item === here}
              className={classes(
                'flex min-h-12 items-center gap-5 rounded-control px-3',
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
        'group font-semibold active:text-leaf-strong',
        here ? 'text-leaf-strong' : 'text-ink-soft hover:text-ink',
      )}
    >
      <span
        className={classes(
          pill ?? 'relative',
          pill && 'group-active:bg-leaf-soft',
          here && pill && 'bg-leaf-soft',
        )}
      >
        <Icon of={item.icon} size={22} />
        {item.Count && <item.Count />}
      </span>
      {/* With large text only the icons fit side by side. */}
      <span className={pill && '@max-[18rem]:sr-only'}>{item.label}</span>
    </Link>
  )
}

function useHere(items: readonly NavItem[]): NavItem | undefined {
  const { pathname, search } = useDestination()
  return navItemAt(items, pathname, search)
}
