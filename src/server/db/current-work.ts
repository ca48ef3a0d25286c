import { AsyncLocalStorage } from 'node:async_hooks'

/** The route or job that runs this code, so that the log can name it: `GET /api/dashboard`, `job openings.refresh`. */
export const currentWork = new AsyncLocalStorage<string>()
