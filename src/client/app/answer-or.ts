import { isApiError } from './api.ts'

/** The server's message if it is meant for the user, otherwise this text. */
export function answerOr(error: unknown, otherwise: string): string {
  return isApiError(error) && (error.toast || (error.status >= 400 && error.status < 500))
    ? error.message
    : otherwise
}
