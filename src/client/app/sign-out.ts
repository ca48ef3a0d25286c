import { announce } from './account-channel.ts'
import { call } from './api.ts'

/** Ends the session here and in every other tab, then leaves for the landing page. */
export async function signOut(): Promise<void> {
  await call('POST /api/sign-out', {})
  announce('signed-out')
  location.assign('/')
}
