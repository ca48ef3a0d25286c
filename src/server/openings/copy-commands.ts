import { postingPlaces, townIn } from '#domain/openings/place.ts'
import { maxSkills } from '#domain/openings/posting-problems.ts'
import { screeningIdsIn } from '#domain/openings/screening.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { workOf } from './card.ts'
import { lockedPosting, savePosting } from './posting-commands.ts'
import { payOf, skillsOf } from './posting-queries.ts'

/** Saves a new draft with the same text; days that belong to the old one are left out. Returns its id. */
export async function copyPosting(tx: Tx, businessId: UserId, id: string): Promise<string> {
  const row = await lockedPosting(tx, businessId, id)
  if (row.status === 'removed') {
    throw new Refusal('not-possible', 'Our staff removed this posting, so it cannot be copied.')
  }
  return savePosting(tx, businessId, {
    title: row.title,
    description: row.description,
    kind: row.type,
    // An older opening may have a place that cannot be chosen any more.
    place: postingPlaces.find((place) => place === row.place) ?? 'islandwide',
    town: row.location_estimated ? '' : townIn(row.location, row.place),
    pay: payOf(row),
    duration: row.duration,
    deadline: null,
    skills: skillsOf(row).slice(0, maxSkills),
    minAge: row.min_age,
    maxAge: row.max_age,
    schooling: row.schooling,
    questions: screeningIdsIn(row.questions),
    ...workOf(row),
    startsOn: null,
  })
}
