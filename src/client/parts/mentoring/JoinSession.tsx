import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { joinMinutesBefore, roomOpensAt } from '#domain/mentoring/meeting-room.ts'
import { hourMs } from '#domain/duration.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import { ownTimeOfDay } from './own-time.ts'
import { markStale } from '../../app/mark-stale.ts'

interface JoinSessionProps {
  session: { state: string; onHold: boolean; startsAt: string; endsAt: string; room: string | null }
  /** Session label for screen readers. */
  label: string
}

/** What returns the room of a mentor session or an interview, on any page. */
const withRoom = ['mentor-sessions', 'mentor', 'applications', 'postings', 'business'] as const

/** The link to join a planned session or interview, or the time when it will be available. */
export function JoinSession({ session, label }: JoinSessionProps) {
  const { state, onHold, startsAt, endsAt, room } = session
  const client = useQueryClient()
  const opensAt = roomOpensAt(new Date(startsAt))
  const wait = opensAt.getTime() - Date.now()
  const isAhead = state === 'planned' && !onHold && new Date(endsAt) > new Date()

  // The server returns the room only once it is open.
  useEffect(() => {
    if (!isAhead || room !== null || wait > hourMs) return undefined
    const timer = setTimeout(() => void markStale(client, withRoom), Math.max(1_000, wait + 1_000))
    return () => clearTimeout(timer)
  }, [client, isAhead, room, wait])

  if (!isAhead) return null
  if (room !== null)
    return (
      <OutsideLink href={room} className={buttonClass()} aria-label={`Join: ${label}`}>
        Join
      </OutsideLink>
    )
  return (
    <p className="w-full text-ink-soft">
      You can join from {ownTimeOfDay(opensAt.toISOString())}, {joinMinutesBefore} minutes before it
      starts.
    </p>
  )
}
