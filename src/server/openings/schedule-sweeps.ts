import { dayOf } from '#domain/day.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { cancelPlanned, publishPlanned } from './schedule-commands.ts'

const atOnce = 200

/** Publishes the openings whose planned day has come. The server decides the day, so no page has to be open. */
export async function publishPlannedOpenings(services: Services): Promise<void> {
  const rows = await services.db
    .selectFrom('opportunities')
    .select(['id', 'business_id'])
    .where('publish_on', '<=', dayOf(services.now()))
    .where('business_id', 'is not', null)
    .orderBy('publish_on')
    .orderBy('id')
    .limit(atOnce)
    .execute()
  for (const { id, business_id: businessId } of rows) {
    if (businessId === null) continue
    try {
      await services.transaction((tx) => publishPlanned(tx, businessId, id))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const why = Object.values(error.fields ?? {})[0] ?? error.message
      await services.transaction((tx) => cancelPlanned(tx, businessId, { id, why }))
    }
  }
}
