import type { Caller } from '../http/session.ts'
import type { Services } from '../services.ts'
import type { Reading } from './queries.ts'

/** The caller, as far as it decides what of a reply they may see. */
export function readerFrom({ now }: Services, { userId, role, ageBand }: Caller): Reading {
  const student = role === 'student'
  return { userId, student, adult: !student || ageBand === 'adult', ageBand, now: now() }
}
