import { classes } from '../ui/classes.ts'
import { Link } from './Link.tsx'
import { useLocation } from './location.ts'
import { useSession } from './session.ts'

const links = [
  { path: '/dashboard', search: { tab: 'opportunities' }, label: 'Jobs' },
  { path: '/applications', search: {}, label: 'Applications' },
  { path: '/readiness', search: {}, label: 'Checklist' },
]

/** The three sides of looking for work, for whom looks for it. */
export function JobLinks() {
  const session = useSession()
  const { pathname } = useLocation()
  if (session.state !== 'signed-in' || session.user.role !== 'student') return null
  return (
    <nav
      aria-label="Looking for work"
      className="-mx-4 mb-4 overflow-x-auto px-4 pb-1 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex w-max gap-2">
        {links.map(({ path, search, label }) => (
          <li key={path}>
            <Link
              to={path}
              search={search}
              aria-current={pathname === path ? 'page' : undefined}
              className={classes(
                'flex min-h-11 items-center rounded-full border px-3.5 font-semibold sm:px-4 -outline-offset-2 transition-colors',
                pathname === path
                  ? 'border-leaf bg-leaf text-on-leaf'
                  : 'border-line bg-card text-ink-soft hover:text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
