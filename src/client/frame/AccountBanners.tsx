import type { Me } from '#contract/accounts.ts'
import { longDate } from '../app/dates.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts.ts'
import { BouncedBanner } from './BouncedBanner.tsx'
import { ConfirmBanner } from './ConfirmBanner.tsx'

/** What the account still needs, above every page. */
export function AccountBanners({ user }: { user: Me }) {
  return (
    <>
      {user.bounced ? (
        <BouncedBanner email={user.email} />
      ) : (
        !user.confirmed && <ConfirmBanner user={user} />
      )}
      {user.deleteAfter && <DeletionBanner deleteAfter={user.deleteAfter} />}
    </>
  )
}

/** On every page while a deletion is pending: undoes it. */
function DeletionBanner({ deleteAfter }: { deleteAfter: NonNullable<Me['deleteAfter']> }) {
  const { mutate, isPending } = useAction('POST /api/account/delete/undo', {
    onDone: () => showToast('Your account stays.', 'good'),
  })
  const fail = { onError: (error: Error) => showToast(error.message, 'bad') }
  return (
    <section aria-label="Account deletion" className="border-b border-line bg-coral-soft">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <p className="font-semibold">Your account will be deleted on {longDate(deleteAfter)}.</p>
        <Button busy={isPending} onClick={() => mutate({}, fail)}>
          Keep my account
        </Button>
      </div>
    </section>
  )
}
