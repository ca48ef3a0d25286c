import { syncAssessments } from './assessments/sync.ts'
import { syncCatalogue } from './catalogue/sync.ts'
import { syncGuide } from './guide/sync.ts'
import { syncProgrammes } from './openings/programme-sync.ts'
import type { Services } from './services.ts'

/** Writes what is stored of the content. Fast when nothing changed. */
export async function syncContent(services: Services): Promise<void> {
  await syncCatalogue(services)
  await syncAssessments(services)
  await syncProgrammes(services)
  await syncGuide(services)
}
