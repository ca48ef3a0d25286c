import { arrivals, type Arrival } from '#domain/people/arrivals.ts'
import { showToast } from '../ui/toasts.ts'
import { arrivalKey } from '../app/note-arrival.ts'

/** On the page after a form, shows once what just happened. */
export function showArrivalToast(): void {
  const arrival = takeStoredArrival()
  if (arrival !== null && isArrival(arrival)) showToast(arrivals[arrival], 'good')
}

function takeStoredArrival(): string | null {
  try {
    const arrival = sessionStorage.getItem(arrivalKey)
    sessionStorage.removeItem(arrivalKey)
    return arrival
  } catch {
    return null
  }
}

function isArrival(text: string): text is Arrival {
  return Object.hasOwn(arrivals, text)
}
