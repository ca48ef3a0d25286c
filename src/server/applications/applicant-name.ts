import { firstName } from '#domain/people/profile.ts'
import type { ApplicationRow } from './queries.ts'

/** `who` in notifications to the business: the applicant's first name, if they shared it. */
export function sharedNameOf({ shared }: Pick<ApplicationRow, 'shared'>): { who?: string } {
  const name = shared?.find(({ field }) => field === 'name')?.value
  return name === undefined ? {} : { who: firstName(name) }
}
