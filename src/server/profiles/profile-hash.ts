import { createHash } from 'node:crypto'
import type { Profile } from '#domain/people/profile.ts'

/** Changes when any field changes; the profile cannot be recovered from it. */
export function profileHash(details: Profile): string {
  const fields = Object.entries(details).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url')
}
