import { useSyncExternalStore } from 'react'
import type { ReportPlace } from '#domain/safety/person-report.ts'

export interface ReportedPerson {
  place: ReportPlace
  /** Of the session, the opening, the application, or the person. */
  id: string
  /** How the reporter knows them. */
  name: string
}

let reported: ReportedPerson | undefined
const listeners = new Set<() => void>()

export function openReport(person: ReportedPerson): void {
  change(person)
}

export function closeReport(): void {
  change(undefined)
}

/** The person who is being reported, while the sheet is open. */
export function useReported(): ReportedPerson | undefined {
  return useSyncExternalStore(onChange, () => reported)
}

function change(next: ReportedPerson | undefined): void {
  reported = next
  for (const listener of listeners) listener()
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
