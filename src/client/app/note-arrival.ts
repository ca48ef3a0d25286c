import type { Arrival } from '#domain/people/arrivals.ts'

export const arrivalKey = 'upful-arrival'

/** Remembers what just happened for the page that follows a form. */
export function noteArrival(arrival: Arrival): void {
  try {
    sessionStorage.setItem(arrivalKey, arrival)
  } catch {
    // With blocked storage only the greeting is missing.
  }
}
