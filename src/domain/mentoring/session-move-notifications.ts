import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { kind } from '#domain/people/notification-kind.ts'
import { dayAndBothTimes, dayAndTime } from '#domain/text/day-and-time.ts'

/** A mentor offers other times for a planned session, and the student answers. */
export const sessionMoveNotifications = {
  'session-move': kind<{
    mentor: string
    sessionId: string
    startsAt: string
    times: string[]
    until: string
  }>({
    label: 'A mentor asks to move a session',
    who: ['student'],
    mail: 'at-once',
    push: 'answer',
    words: ({ mentor, sessionId, startsAt, times, until }) => ({
      title: `${mentor} asks to move your session`,
      body: [
        `Planned for: ${dayAndTime(startsAt)}`,
        `Instead: ${times.map((time) => dayAndTime(time)).join(', or ')}`,
        `Choose by ${dayAndTime(until)}. Until then nothing changes.`,
      ].join('\n'),
      path: href(pages.mentorSession, { id: sessionId }),
    }),
  }),
  'session-move-answered': kind<{
    student: string
    sessionId: string
    /** The new time; null when the session stays as it was. */
    movedTo: string | null
    startsAt: string
    ownZone?: string
  }>({
    label: 'A student answers the times you offered for moving a session',
    who: ['mentor'],
    mail: 'at-once',
    words: ({ student, sessionId, movedTo, startsAt, ownZone }) => ({
      title:
        movedTo === null
          ? `None of your times suits ${student}`
          : `${student} chose a new time for your session`,
      body:
        movedTo === null
          ? `The session stays on ${dayAndBothTimes(startsAt, ownZone)}. If you cannot come, offer other times or cancel it.`
          : `You meet on ${dayAndBothTimes(movedTo, ownZone)}.`,
      path: href(pages.mentorSession, { id: sessionId }),
    }),
  }),
}
