import { useEffect, useRef } from 'react'
import type { Address } from '#domain/href.ts'
import { classes } from '../ui/classes.ts'
import { Link } from './Link.tsx'
import { useLocation } from './location.ts'
import { useSession } from './session.ts'

export interface Side {
  to: Address
  label: string
}

interface SideLinksProps {
  label: string
  sides: readonly Side[]
}

/** The pages of one section, for students; the others have only one of them. On a phone the row scrolls sideways. */
export function SideLinks({ label, sides }: SideLinksProps) {
  const session = useSession()
  const { pathname } = useLocation()
  const row = useRef<HTMLElement>(null)
  const isSignedIn = session.state === 'signed-in'

  useEffect(() => {
    // Scroll only the row: `scrollIntoView` would scroll the page too.
    const currentLink = row.current?.querySelector('[aria-current]')
    if (!row.current || !currentLink) return
    const [chip, frame] = [currentLink.getBoundingClientRect(), row.current.getBoundingClientRect()]
    row.current.scrollLeft += chip.left - frame.left - (frame.width - chip.width) / 2
  }, [pathname, isSignedIn])

  if (session.state !== 'signed-in' || session.user.role !== 'student') return null
  return (
    <nav
      ref={row}
      aria-label={label}
      className="-mx-4 mb-4 overflow-x-auto px-4 pb-1 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex w-max gap-2">
        {sides.map((side) => {
          const isHere = side.to.split('?')[0] === pathname
          return (
            <li key={side.label}>
              <Link
                to={side.to}
                aria-current={isHere ? 'page' : undefined}
                className={classes(
                  'flex min-h-11 items-center rounded-full border px-3.5 font-semibold -outline-offset-2 transition-colors sm:px-4',
                  isHere
                    ? 'border-leaf bg-leaf text-on-leaf'
                    : 'border-line bg-card text-ink-soft hover:text-ink',
                )}
              >
                {side.label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
