import { arrivals, type Arrival } from '#domain/people/arrivals.ts'
import { showToast } from '../ui/toasts.ts'
import { arrivalKey } from '../app/note-arrival.ts'

/** Shows once, on the page that follows a form, what just happened. */
export function sayArrival(): void {
  const noted = takeNoted()
  if (noted !== null && isArrival(noted)) showToast(arrivals[noted], 'good')
}

function takeNoted(): string | null {
  try {
    const noted = sessionStorage.getItem(arrivalKey)
    sessionStorage.removeItem(arrivalKey)
    return noted
  } catch {
    return null
  }
}

function isArrival(text: string): text is Arrival {
  return Object.hasOwn(arrivals, text)
}
