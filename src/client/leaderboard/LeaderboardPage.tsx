import { useEffect } from 'react'
import * as pages from '#domain/pages.ts'
import type { JoinedLeaderboard } from '#contract/leaderboard.ts'
import { BackLink } from '../app/BackLink.tsx'
import { Loaded, NotLoaded } from '../app/Loaded.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { EverybodyCard } from './EverybodyCard.tsx'
import { JoinCard } from './JoinCard.tsx'
import { LeagueCard } from './LeagueCard.tsx'
import { NothingYetCard } from './NothingYetCard.tsx'
import { OwnNameCard } from './OwnNameCard.tsx'

const pollEveryMs = 60_000

/** The week's league of a student who joined: themselves and their neighbours, by nickname. */
export function LeaderboardPage() {
  const query = useApi('GET /api/leaderboard', {}, { refetchInterval: pollEveryMs })
  return (
    <>
      <BackLink to={pages.me}>Me</BackLink>
      <PageTitle title="Leaderboard">
        Learn in a small group for a week, with a nickname. Every Monday everybody starts again.
      </PageTitle>
      <Loaded
        query={query}
        loading="Loading the leaderboard..."
        failed="The leaderboard did not load"
        advice={({ code }) =>
          code === 'offline' && (
            <p className="mt-1">
              What you learn on this device still counts once you are back online.
            </p>
          )
        }
      >
        {(board) => (board.on ? <Week board={board} /> : <JoinCard names={board.suggestions} />)}
      </Loaded>
    </>
  )
}

function Week({ board }: { board: JoinedLeaderboard }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {board.learned === 0 && <NothingYetCard lastWeek={board.lastWeek} />}
      {board.learned > 0 && board.league === null && <EntersLeague />}
      {board.league !== null && <LeagueCard league={board.league} learned={board.learned} />}
      <div className="grid grid-cols-1 gap-4">
        <EverybodyCard everybody={board.everybody} lastWeek={board.lastWeek} />
        <OwnNameCard board={board} />
      </div>
    </div>
  )
}

/** The first visit after the first lesson of a week. */
function EntersLeague() {
  const { mutate, error, isPending } = useAction('POST /api/leaderboard/league')
  useEffect(() => mutate({}), [mutate])
  return (
    <NotLoaded
      query={{ error, refetch: () => mutate({}), isFetching: isPending }}
      loading="Finding your group..."
      failed="We could not find your group"
    />
  )
}
