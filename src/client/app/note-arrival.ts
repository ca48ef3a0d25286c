import type { Arrival } from '#domain/arrivals.ts'

export const arrivalKey = 'upful-arrival'

/** Keeps, for the page that follows a form, what just happened. */
export function noteArrival(arrival: Arrival): void {
  try {
    sessionStorage.setItem(arrivalKey, arrival)
  } catch {
    // A forbidden store costs a greeting, not the login.
  }
}
