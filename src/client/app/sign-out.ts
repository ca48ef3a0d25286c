import { announce } from './account-channel.ts'
import { call } from './api.ts'
import { forgetDrafts } from './draft.ts'

let leaving = false

/** True from the press on Sign Out: a session that is gone then is no reason to ask for a login. */
export function isLeaving(): boolean {
  return leaving
}

/** Ends the session here and in every other tab, then leaves for the landing page. */
export async function signOut(
  key: 'POST /api/sign-out' | 'POST /api/account/sign-out-everywhere' = 'POST /api/sign-out',
): Promise<void> {
  leaving = true
  try {
    await call(key, {})
  } catch (error) {
    leaving = false
    throw error
  }
  announce('signed-out')
  leave()
}

/** Leaves for the landing page, or for a page that says why. */
export function leave(to: '/' | '/suspended' = '/') {
  leaving = true
  forgetDrafts()
  location.assign(to)
}
