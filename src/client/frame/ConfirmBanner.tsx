import type { Me } from '#contract/accounts.ts'
import type { Role } from '#domain/people/role.ts'
import * as pages from '#domain/pages.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts.ts'
import { Link } from '../app/Link.tsx'
import { useLocation } from '../app/location.ts'
import { useAction } from '../app/use-api.ts'

const waits: Record<Role, string> = {
  student:
    'Until you do, we can’t write to your guardian: we have to know that your email address is yours. To link one without it, make a code under My guardians.',
  guardian: 'Until you do, you can’t link with a student or approve anything.',
  mentor: 'Our team checks for it before they verify you.',
  business: 'Until you do, you can’t publish an opening.',
  staff: '',
}

/** The pages where a student sees the reminder. Learning doesn't need a confirmed email. */
const pagesOfStudents: readonly string[] = [pages.dashboard, pages.account, pages.guardians]

/** Asks the user to open the letter we sent, and says what depends on it. */
export function ConfirmBanner({ user: { role, email } }: { user: Me }) {
  const { pathname } = useLocation()
  const { mutate, isPending, isSuccess } = useAction('POST /api/email/send-again', {
    onDone: () => showToast('We sent the letter again.', 'good'),
  })
  const fail = { onError: (error: Error) => showToast(error.message, 'bad') }
  if (role === 'student' && !pagesOfStudents.includes(pathname)) return null
  return (
    <section aria-label="Confirm your email" className="border-b border-line bg-sun-soft">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <p className="min-w-0">
          <strong>Confirm your email.</strong> Open the link we sent to{' '}
          <span className="break-all">{email}</span>. {waits[role]}{' '}
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
