import * as pages from '#domain/pages.ts'
import { setLeaving } from '../ui/leaving.ts'
import { announce } from './account-channel.ts'
import { call } from './api.ts'
import { forgetOwner } from './offline/forget.ts'

/** Ends the session here and in every other tab, then leaves for the landing page. */
export async function signOut(
  key: 'POST /api/sign-out' | 'POST /api/account/sign-out-everywhere' = 'POST /api/sign-out',
): Promise<void> {
  // A missing session then doesn't lead to the login.
  setLeaving(true)
  try {
    await call(key, {})
  } catch (error) {
    setLeaving(false)
    throw error
  }
  announce('signed-out')
  leave()
}

/** Leaves for the landing page, or a page with the reason. */
export function leave(to: typeof pages.landing | typeof pages.suspended = pages.landing) {
  setLeaving(true)
  // With blocked storage there is nothing to forget.
  void forgetOwner()
    .catch(() => {})
    .finally(() => location.assign(to))
}
