import type { UserId } from '#domain/people/user-id.ts'
import { forgetDrafts } from '../draft.ts'
import { forgetShownMoments } from '../shown-moments.ts'
import { accountHere, forgetAccountHere } from './account-here.ts'
import { forgetInstall } from './install.ts'
import { deletePersonStore } from './person-store.ts'

/** Deletes everything of the person whose data this device has, and of everybody else who left some. */
export async function forgetEverybody(): Promise<void> {
  const person = accountHere()
  if (person !== null) await forgetPerson(person)
}

export async function forgetPerson(person: UserId): Promise<void> {
  forgetAccountHere()
  forgetDrafts()
  forgetShownMoments()
  forgetInstall()
  await deletePersonStore(person)
}
