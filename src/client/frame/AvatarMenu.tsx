import {
  Building2,
  CircleUser,
  ClipboardCheck,
  HeartHandshake,
  LifeBuoy,
  LogOut,
  Settings,
  Users,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Me } from '#contract/accounts.ts'
import { signOutFailed } from '#domain/people/messages.ts'
import { initialsOf } from '#domain/people/profile.ts'
import * as pages from '#domain/pages.ts'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'
import { NotDrawn } from '../app/first-screen.tsx'
import { answerOr } from '../app/answer-or.ts'
import { signOut } from '../app/sign-out.ts'
import { ThemeChoice } from '../app/ThemeChoice.tsx'
import { Link } from '../app/Link.tsx'

const row =
  'flex min-h-12 w-full items-center gap-3 px-4 text-left font-semibold -outline-offset-2 hover:bg-sunk'

/** Profile, Account and Sign Out behind the user's initials. A list of links, so Tab moves through it. */
export function AvatarMenu({ user }: { user: Me }) {
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [leaving, setLeaving] = useState(false)

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

  async function leave() {
    setLeaving(true)
    try {
      await signOut()
    } catch (error) {
      setLeaving(false)
      showToast(answerOr(error, signOutFailed), 'bad')
    }
  }

  const close = () => menu.current?.hidePopover()
  const initials = initialsOf(user.name) || '?'
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget="avatar-menu"
        aria-label={`Your menu, ${initials}`}
        className="ml-1 grid size-[44px] place-items-center rounded-full"
      >
        <span
          aria-hidden="true"
          className="grid size-[38px] place-items-center rounded-full bg-leaf text-[min(0.875rem,18px)] font-bold text-on-leaf"
        >
          {initials}
        </span>
      </button>
      <NotDrawn>
        <div
          ref={menu}
          id="avatar-menu"
          popover="auto"
          className="inset-auto m-0 max-h-[calc(100dvh-5rem)] w-64 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-line bg-card p-0 text-ink shadow-raised"
        >
          <div className="border-b border-line px-4 py-3">
            <p className="font-bold">{user.name}</p>
            <p className="text-sm break-all text-ink-soft">{user.email}</p>
          </div>
          <Link to={pages.profile} onClick={close} className={row}>
            <Icon of={CircleUser} /> Profile
          </Link>
          {user.role === 'student' && (
            <Link to={pages.guardians} onClick={close} className={row}>
              <Icon of={Users} /> My guardians
            </Link>
          )}
          {user.role === 'student' && (
            <Link to={pages.mentorSessions} onClick={close} className={row}>
              <Icon of={HeartHandshake} /> My mentors
            </Link>
          )}
          {user.mayHaveEmployer && (
            <Link to={pages.employer} onClick={close} className={row}>
              <Icon of={Building2} /> My employer
            </Link>
          )}
          {user.role === 'staff' && (
            <Link to={pages.staff} onClick={close} className={row}>
              <Icon of={ClipboardCheck} /> Staff desk
            </Link>
          )}
          <Link to={pages.account} onClick={close} className={row}>
            <Icon of={Settings} /> Account
          </Link>
          <a href={pages.helplines} className={row}>
            <Icon of={LifeBuoy} /> Helplines
          </a>
          <ThemeChoice />
          <button type="button" onClick={() => void leave()} disabled={leaving} className={row}>
            <Icon of={LogOut} /> Sign Out
          </button>
        </div>
      </NotDrawn>
    </>
  )
}
