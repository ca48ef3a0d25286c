import type { ApiError } from '../app/api.ts'

/** Each answer decides what comes next, and only the server knows that. */
export function needsNetwork({ code }: ApiError): string | null {
  return code === 'offline' ? ' A job simulation needs a connection from start to end.' : null
}

export function startProblem(error: ApiError | null): string | undefined {
  return error ? `${error.message}${needsNetwork(error) ?? ''}` : undefined
}

/** In place of the message of an answer that could not be sent. */
export function answerProblem(error: ApiError | null): string | undefined {
  if (error?.code === 'offline')
    return 'No connection. What you wrote is kept on this device. Send it when you are online again.'
  return error?.message
}

/** 'J$2,400', '95%' or '3 min'. */
export function amountOf({ value, unit }: { value: number; unit: string | null }): string {
  const number = value.toLocaleString('en')
  if (unit === null) return number
  if (unit === '%') return `${number}%`
  return unit.endsWith('$') ? `${unit}${number}` : `${number} ${unit}`
}
