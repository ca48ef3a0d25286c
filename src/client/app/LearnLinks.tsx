import { classes } from '../ui/classes.ts'
import { Link } from './Link.tsx'
import { useLocation } from './location.ts'
import { useSession } from './session.ts'

const links = [
  { to: '/courses', label: 'Courses' },
  { to: '/assessments', label: 'Assessments' },
  { to: '/review', label: 'Review' },
  { to: '/portfolio', label: 'Portfolio' },
]

/** The four sides of learning. A guardian or an employer has the courses alone. */
export function LearnLinks() {
  const session = useSession()
  const { pathname } = useLocation()
  if (session.state !== 'signed-in' || session.user.role !== 'student') return null
  return (
    <nav
      aria-label="Learn"
      className="-mx-4 mb-4 overflow-x-auto px-4 pb-1 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex w-max gap-2">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
              className={classes(
                'flex min-h-11 items-center rounded-full border px-4 font-semibold -outline-offset-2 transition-colors',
                pathname === to
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
