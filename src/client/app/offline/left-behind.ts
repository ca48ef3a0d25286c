import type { UserId } from '#domain/people/user-id.ts'
import { createStore } from '../../ui/store.ts'

/** Somebody who used this device before did not sign out, and not all of their work has been sent. */
export const leftBehind = createStore<{ person: UserId; count: number } | undefined>(undefined)
