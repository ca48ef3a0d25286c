import { isApiError } from './api.ts'

/** What the server said; where it said nothing of use, these words. */
export function answerOr(error: unknown, otherwise: string): string {
  return isApiError(error) && (error.toast || (error.status >= 400 && error.status < 500))
    ? error.message
    : otherwise
}
