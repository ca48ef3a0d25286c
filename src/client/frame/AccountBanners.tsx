import type { Me } from '#contract/accounts.ts'
import { BouncedBanner } from './BouncedBanner.tsx'
import { ConfirmBanner } from './ConfirmBanner.tsx'
import { DeletionBanner } from './DeletionBanner.tsx'

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
