import { useState } from 'react'
import type { LoggedAction } from '#contract/staff.ts'
import { timeOfDay } from '../app/dates.ts'
import { useSession } from '../app/session.ts'
import { useApi } from '../app/use-api.ts'

/** Tells staff in an open sheet what a colleague has decided about the same thing since it was opened. */
export function Meanwhile({ about }: { about: string }) {
  const { data } = useApi('GET /api/staff/log', { about })
  if (data === undefined) return null
  return <Since actions={data.actions} />
}

function Since({ actions }: { actions: readonly LoggedAction[] }) {
  const session = useSession()
  const own = session.state === 'signed-in' ? session.user.id : null
  const [known] = useState(() => new Set(actions.map(({ id }) => id)))
  const done = actions.find(({ id, staff }) => !known.has(id) && staff.id !== own)
  if (done === undefined) return null
  return (
    <p role="status" className="rounded-control bg-sun-soft px-4 py-3 break-words">
      {done.sentence.replace(/\.$/, '')} at {timeOfDay(done.at)}. Your words are still here.
    </p>
  )
}
