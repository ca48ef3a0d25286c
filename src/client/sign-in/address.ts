import type { ChosenRole } from '#domain/people/role.ts'
import type { Arrival } from '#domain/people/arrivals.ts'
import { chosenRoleFrom } from '#domain/people/role.ts'
import { announce } from '../app/account-channel.ts'
import { noteArrival } from '../app/note-arrival.ts'
import { ownPath } from '../app/own-path.ts'

const roleOfType = new Map<string | null, ChosenRole>([
  ['player', 'student'],
  ['ally', 'guardian'],
  ['business', 'business'],
])

/** The role for a `?type=` in marketing links; a role's own name works too. */
export function roleFromType(type: string | null): ChosenRole {
  return roleOfType.get(type) ?? chosenRoleFrom(type)
}

/** After signing in: tells other tabs and redirects, replacing the form in the history. */
export function enterApp(arrival?: Arrival) {
  if (arrival !== undefined) noteArrival(arrival)
  announce('signed-in')
  location.replace(ownPath(new URLSearchParams(location.search).get('from')))
}

/** A link between the sign-in pages that keeps the redirect. */
export function keepingQuery(path: string, search: string): string {
  const params = [...new URLSearchParams(search)].filter(
    ([name]) => name === 'from' || name === 'type',
  )
  const query = new URLSearchParams(params).toString()
  return query ? `${path}?${query}` : path
}
