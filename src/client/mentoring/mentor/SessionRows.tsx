import type { MentorSession } from '#contract/mentoring.ts'
import { MentorSessionRow } from '../../parts/mentoring/MentorSessionRow.tsx'

/** A mentor's sessions as rows of a list, each with its student. */
export function SessionRows({ sessions }: { sessions: readonly MentorSession[] }) {
  return sessions.map((session) => (
    <MentorSessionRow
      key={session.id}
      session={session}
      side="mentor"
      name={session.student.name}
    />
  ))
}
