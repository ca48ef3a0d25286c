import { userIdSchema, type UserId } from '#domain/people/user-id.ts'

/** Names a session or an interview; both belong to a student. */
export interface MeetingRef {
  kind: 'session' | 'interview'
  studentId: UserId
  /** Of the session, or of the application that the interview is for. */
  id: string
}

export function meetingText({ kind, studentId, id }: MeetingRef): string {
  return `${kind}:${studentId}:${id}`
}

export function meetingIn(stored: string): MeetingRef | null {
  const [kind, student, id] = stored.split(':')
  const { data: studentId } = userIdSchema.safeParse(student)
  if ((kind !== 'session' && kind !== 'interview') || studentId === undefined || id === undefined)
    return null
  return { kind, studentId, id }
}
