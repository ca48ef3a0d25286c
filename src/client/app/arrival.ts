import { arrivals, type Arrival } from '#domain/messages.ts'
import { showToast } from '../ui/toasts.ts'

const key = 'upful-arrival'

/** Keeps, for the page that follows a form, what just happened. */
export function noteArrival(arrival: Arrival): void {
  attempt((store) => store.setItem(key, arrival))
}

/** Says it there, once. */
export function sayArrival(): void {
  attempt((store) => {
    const noted = store.getItem(key)
    store.removeItem(key)
    if (noted !== null && isArrival(noted)) showToast(arrivals[noted], 'good')
  })
}

function isArrival(text: string): text is Arrival {
  return Object.hasOwn(arrivals, text)
}

/** A forbidden store costs a greeting, not the login. */
function attempt(act: (store: Storage) => void): void {
  try {
    act(sessionStorage)
  } catch {
    // Nothing is said.
  }
}
