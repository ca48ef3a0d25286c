import type { ReportPlace } from '#domain/safety/person-report.ts'
import { createStore } from '../../ui/store.ts'

export interface ReportedPerson {
  place: ReportPlace
  /** The id of the session, the opening, the application, or the person. */
  id: string
  /** How the reporter knows them. */
  name: string
}

/** The person who is being reported, while the sheet is open. */
export const reportedPerson = createStore<ReportedPerson | undefined>(undefined)
