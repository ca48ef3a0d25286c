import { showToast } from '../ui/toasts.ts'
import { isApiError } from './api.ts'

/** Says why something did not happen; that it waits for a connection is no failure. */
export function sayWhy(error: Error): void {
  showToast(error.message, isApiError(error, 'unsent') ? 'plain' : 'bad')
}
