import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { Tick } from '../ui/Tick.tsx'
import { showToast } from '../ui/toasts.ts'

/** Whether a student is on the leaderboard. */
export function LeaderboardCard() {
  const query = useApi('GET /api/leaderboard', {})
  const fail = { onError: (error: Error) => showToast(error.message, 'bad') }
  const join = useAction('PUT /api/leaderboard')
  const leave = useAction('DELETE /api/leaderboard')
  const isOn = (now: boolean) => (join.isPending ? true : leave.isPending ? false : now)
  return (
    <Card title="Leaderboard">
      <Loaded query={query}>
        {(board) => (
          <>
            <Tick
              label="Be on the weekly leaderboard"
              hint={
                board.on
                  ? `Others see you as ${board.nickname}. If you switch this off, everything about you there is deleted.`
                  : 'With a nickname that we make for you. You can change it, and leave at any time.'
              }
              on={isOn(board.on)}
              onFlip={(on) => (on ? join.mutate({}, fail) : leave.mutate({}, fail))}
            />
            <Link to={pages.leaderboard} className="font-semibold text-sea underline">
              Open the leaderboard
            </Link>
          </>
        )}
      </Loaded>
    </Card>
  )
}
