import type { UserId } from '#domain/people/user-id.ts'
import { accountHere, openFromDevice, storeOf } from './account-here.ts'
import { leftBehind } from './left-behind.ts'

/** What a phone remembers for everybody who uses it. All else is somebody's. */
const ofThePhone = /^upful-(theme|sounds|vibration|data)/

/** After signing out: deletes everything of the person, but not what somebody before is still to send. */
export async function forgetOwner(): Promise<void> {
  sessionStorage.clear()
  const person = accountHere()
  if (leftBehind.get() === undefined) await forgetPerson(person)
}

/** Deletes everything that this device has of a person. */
export async function forgetPerson(person: UserId | null): Promise<void> {
  for (const key of Object.keys(localStorage))
    if (!ofThePhone.test(key)) localStorage.removeItem(key)
  openFromDevice(false)
  if (person !== null) await deleteStore(storeOf(person))
}

/** Other tabs close theirs when they are told. */
function deleteStore(name: string): Promise<void> {
  const request = indexedDB.deleteDatabase(name)
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error ?? new Error('not deleted'))
  })
}
