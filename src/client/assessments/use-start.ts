import { toTop } from '../app/to-top.ts'
import { useAction } from '../app/use-api.ts'

/**
 * Opens an attempt: the first one, or "Try again". Only this page shows it until its first answer,
 * so that just looking at the questions doesn't replace a result.
 */
export function useStart() {
  return useAction('POST /api/assessments/:id/start', { onDone: toTop })
}
