import type { SharedValue } from '#contract/applications.ts'
import { firstName } from '#domain/people/profile.ts'
import type { ApplicationRow } from './queries.ts'

/** The first name of an applicant who shared it with the business: `who` of what it is told. */
export function sharedNameOf({ shared }: Pick<ApplicationRow, 'shared'>): { who?: string } {
  const name = (shared as SharedValue[] | null)?.find(({ field }) => field === 'name')?.value
  return name === undefined ? {} : { who: firstName(name) }
}
