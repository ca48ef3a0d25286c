import { createStore } from '../ui/store.ts'
import { signOut } from './sign-out.ts'
import { unsent } from './unsent.ts'

/** Somebody who wants to sign out is asked first, because not everything has been sent. */
export const leavesUnsent = createStore<SignOutKey | undefined>(undefined)

export type SignOutKey = 'POST /api/sign-out' | 'POST /api/account/sign-out-everywhere'

/** Signs out, unless something is not sent yet: then it asks first, and returns false. */
export async function signOutOrAsk(key: SignOutKey = 'POST /api/sign-out'): Promise<boolean> {
  if (unsent.get().length > 0) {
    leavesUnsent.set(key)
    return false
  }
  await signOut(key)
  return true
}
