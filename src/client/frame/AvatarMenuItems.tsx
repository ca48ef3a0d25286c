import {
  BookOpen,
  Building2,
  CircleUser,
  Eye,
  HeartHandshake,
  LifeBuoy,
  LogOut,
  MessageCircle,
  Settings,
  Users,
} from 'lucide-react'
import { useState } from 'react'
import type { Me } from '#contract/accounts.ts'
import { signOutFailed } from '#domain/people/messages.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { answerOr } from '../app/answer-or.ts'
import { Link } from '../app/Link.tsx'
import { signOutOrAsk } from '../app/sign-out-or-ask.ts'
import { ThemeChoice } from '../app/ThemeChoice.tsx'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'

const row =
  'flex min-h-12 w-full items-center gap-3 px-4 text-left font-semibold -outline-offset-2 hover:bg-sunk'

/** What is in the menu. A list of links, so Tab moves through it. */
export function AvatarMenuItems({ user, close }: { user: Me; close: () => void }) {
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    try {
      if (await signOutOrAsk()) return
      close()
      setLeaving(false)
    } catch (error) {
      setLeaving(false)
      showToast(answerOr(error, signOutFailed), 'bad')
    }
  }

  return (
    <>
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
      {user.role !== 'student' && <StudentPages close={close} />}
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
    </>
  )
}

/** What adults may read of the students' places, which are not among their own. */
function StudentPages({ close }: { close: () => void }) {
  return (
    <>
      <Link to={href(pages.dashboard, { tab: 'overview' })} onClick={close} className={row}>
        <Icon of={Eye} /> What students see
      </Link>
      <Link to={pages.courses} onClick={close} className={row}>
        <Icon of={BookOpen} /> Courses
      </Link>
      <Link to={href(pages.dashboard, { tab: 'advisor' })} onClick={close} className={row}>
        <Icon of={MessageCircle} /> AI Advisor
      </Link>
    </>
  )
}
