import { toTop } from '../app/to-top.ts'
import { useAction } from '../app/use-api.ts'

/**
 * Opens an attempt: the first one, or "Try again". Until its first answer only this page shows it,
 * so that an attempt somebody merely looked at takes the place of nothing.
 */
export function useStart() {
  return useAction('POST /api/assessments/:id/start', { onDone: toTop })
}
