import { arrivals, type Arrival } from '#domain/people/arrivals.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { call } from '../app/api.ts'
import { celebrateMoment } from '../app/moments.ts'
import { arrivalKey } from '../app/note-arrival.ts'
import { showToast } from '../ui/toasts.ts'

/** On the page after a form, shows once what just happened. */
export function showArrival(person: UserId): void {
  const arrival = takeStoredArrival()
  if (arrival === null || !isArrival(arrival)) return
  showToast(arrivals[arrival], 'good')
  if (arrival.startsWith('signed-up')) void celebrateSignUp(person)
}

/** What signing up earned: it happened before this page could listen for it. */
async function celebrateSignUp(person: UserId): Promise<void> {
  const { earned } = await call('GET /api/achievements', {}).catch(() => ({ earned: [] }))
  for (const { id, title, xp } of earned)
    celebrateMoment({ type: 'achievement', key: `achievement:${id}`, id, title, xp }, person)
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
