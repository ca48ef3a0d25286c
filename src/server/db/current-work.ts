import type { Span } from '@opentelemetry/api'
import { AsyncLocalStorage } from 'node:async_hooks'

/** The route or job that runs this code. */
export interface CurrentWork {
  /** For the log: `GET /api/dashboard`, `job openings.refresh`. */
  name: string
  /** What its statements are children of; null without traces. */
  span: Span | null
}

export const currentWork = new AsyncLocalStorage<CurrentWork>()
