import type { Caller } from '../http/session.ts'
import type { Services } from '../services.ts'
import type { ChatViewer } from './queries.ts'

/** The facts about the caller that decide which parts of a reply they may see. */
export function chatViewerFrom({ now }: Services, { userId, role, ageBand }: Caller): ChatViewer {
  const student = role === 'student'
  return { userId, student, adult: !student || ageBand === 'adult', ageBand, now: now() }
}
