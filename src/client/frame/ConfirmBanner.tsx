import type { Me } from '#contract/accounts.ts'
import type { Role } from '#domain/people/role.ts'
import * as pages from '#domain/pages.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts.ts'
import { Link } from '../app/Link.tsx'
import { useLocation } from '../app/location.ts'
import { useAction } from '../app/use-api.ts'

const reasons: Record<Role, string> = {
  student: 'It is how you get back in if you forget your password.',
  guardian: 'Until you do, you can’t link with a student or approve anything.',
  mentor: 'Until you do, our team can’t verify you.',
  business: 'Until you do, you can’t publish an opening.',
  staff: '',
}

/** What a student needs it for on the page about guardians. */
const guardianReason =
  'Until you do, we can’t email your guardian, because we must know that this address is yours. To link a guardian without email, make a code below.'

/** The pages where a student sees the reminder. Learning doesn't need a confirmed email, and home is for the next step. */
const studentPages: readonly string[] = [pages.me, pages.account, pages.guardians]

/** Asks the user to open the link we emailed, and says what depends on it. */
export function ConfirmBanner({ user: { role, email } }: { user: Me }) {
  const { pathname } = useLocation()
  const { mutate, isPending, isSuccess } = useAction('POST /api/email/send-again', {
    onDone: () => showToast('We sent the email again.', 'good'),
  })
  const fail = { onError: (error: Error) => showToast(error.message, 'bad') }
  if (role === 'student' && !studentPages.includes(pathname)) return null
  return (
    <section aria-label="Confirm your email" className="border-b border-line bg-sun-soft">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
        <p className="min-w-0">
          <strong>Confirm your email.</strong> Open the link we sent to{' '}
          <span className="inline-block max-w-full wrap-anywhere">{email}</span>.{' '}
          {pathname === pages.guardians ? guardianReason : reasons[role]}{' '}
          {pathname !== pages.account && (
            <Link to={pages.account} className="link">
              Wrong address?
            </Link>
          )}
        </p>
        <Button tone="quiet" busy={isPending} onClick={() => mutate({}, fail)}>
          {isSuccess ? 'Sent. Send again' : 'Send again'}
        </Button>
      </div>
    </section>
  )
}
