import { announce } from './account-channel.ts'
import { call } from './api.ts'
import { leavingPage } from '../ui/back-closes.ts'
import { forgetDrafts } from './draft.ts'

let leaving = false

/** True once Sign Out is pressed: a missing session then doesn't lead to the login. */
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

/** Leaves for the landing page, or a page with the reason. */
export function leave(to: '/' | '/suspended' = '/') {
  leaving = true
  leavingPage()
  forgetDrafts()
  location.assign(to)
}
