import { Suspense, useEffect, useRef, useState } from 'react'
import type { Me } from '#contract/accounts.ts'
import { initialsOf } from '#domain/people/profile.ts'
import { NotDrawn } from '../app/first-screen.tsx'
import { lazyPart } from '../app/lazy-part.tsx'
import { useApi } from '../app/use-api.ts'
import { Initials } from '../parts/people/Initials.tsx'
import { Spinner } from '../ui/Spinner.tsx'

// Fetched when somebody reaches for the menu.
const AvatarMenuItems = lazyPart(() => import('./AvatarMenuItems.tsx'), 'AvatarMenuItems')

/** Profile, Account and Sign Out behind the user's face or initials. */
export function AvatarMenu({ user }: { user: Me }) {
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState(false)

  useEffect(() => {
    // The top layer ignores the page's layout, so position the menu under its button.
    const positionMenu = () => {
      const box = button.current?.getBoundingClientRect()
      if (box && menu.current) menu.current.style.top = `${box.bottom + 8}px`
      if (box && menu.current)
        menu.current.style.right = `${document.documentElement.clientWidth - box.right}px`
    }
    const element = menu.current
    element?.addEventListener('beforetoggle', positionMenu)
    return () => element?.removeEventListener('beforetoggle', positionMenu)
  }, [])

  const close = () => menu.current?.hidePopover()
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget="avatar-menu"
        aria-label={`Your menu, ${initialsOf(user.name) || '?'}`}
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        onClick={() => setWanted(true)}
        className="ml-1 grid size-[44px] place-items-center rounded-full"
      >
        <Face user={user} />
      </button>
      <NotDrawn>
        <div
          ref={menu}
          id="avatar-menu"
          popover="auto"
          className="inset-auto m-0 max-h-[calc(100dvh-5rem)] w-64 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-line bg-card p-0 text-ink shadow-raised"
        >
          <Suspense fallback={<Spinner />}>
            {wanted && <AvatarMenuItems user={user} close={close} />}
          </Suspense>
        </div>
      </NotDrawn>
    </>
  )
}

// Loaded only by those who have put one together.
const Avatar = lazyPart(() => import('../parts/people/Avatar.tsx'), 'Avatar')

/** The student's avatar; the initials while it loads, and of everybody else. */
function Face({ user }: { user: Me }) {
  const { data } = useApi('GET /api/dashboard', {}, { enabled: user.role === 'student' })
  const look = data?.kind === 'ready' ? data.student?.look : undefined
  const letters = (
    <Initials name={user.name} className="size-[38px] text-[min(0.875rem,18px)] font-bold" />
  )
  if (!look?.avatar) return letters
  return (
    <Suspense fallback={letters}>
      <Avatar name={user.name} avatar={look.avatar} frame={look.frame} className="size-[44px]" />
    </Suspense>
  )
}
