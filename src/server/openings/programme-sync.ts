import { sql } from 'kysely'
import { asksOf, type Programme } from '#domain/openings/programme.ts'
import { levelFrom } from '#domain/openings/matching.ts'
import { placeFrom } from '#domain/openings/place.ts'
import { aboutSkill } from '#domain/learning/skills.ts'
import type { Tx } from '../db/transaction.ts'
import { hashOf, likenessOf } from '../feeds/normalise.ts'
import type { Services } from '../services.ts'
import { storeOpenings, type StoredOpening } from './store-commands.ts'

const source = { source: 'programme', label: 'Programme', complete: false }

/** Syncs the content's programmes into the openings; removed ones are closed. */
export async function syncProgrammes({ transaction }: Services): Promise<void> {
  await transaction(storeProgrammes)
}

async function storeProgrammes(tx: Tx): Promise<void> {
  const openings = tx.content.programmes.map(openingOf)
  await storeOpenings(tx, source, openings)
  const ids = openings.map(({ externalId }) => externalId)
  await sql`update opportunities set status = 'expired', held_by = null
    where source = 'programme' and status = 'published' and not external_id = any(${ids}::text[])`.execute(
    tx.db,
  )
}

/** Programmes are written by our authors: no red flags, no deadline, and open to young people. */
function openingOf(programme: Programme): StoredOpening {
  const { id, title, organisation, location, type, description, skills, url } = programme
  const place = placeFrom(location)
  return {
    externalId: id,
    title,
    company: organisation,
    location,
    place,
    locationEstimated: false,
    asks: asksOf(programme),
    kind: type,
    duration: programme.duration ?? null,
    audience: programme.audience,
    pay: null,
    deadline: null,
    deadlineEstimated: false,
    skillWords: skills.map((skill) => aboutSkill[skill].label),
    skills: [...skills],
    level: levelFrom(title, ''),
    givenScore: null,
    url,
    description,
    forAdults: false,
    flags: [],
    preferred: false,
    postedOn: null,
    // Many programmes share one official page, so the page cannot identify them.
    canonicalUrl: `programme:${id}`,
    likeness: likenessOf(title, organisation, place),
    contentHash: hashOf(JSON.stringify(programme)),
  }
}
