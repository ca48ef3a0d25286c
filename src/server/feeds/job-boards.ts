import { placeFrom } from '#domain/openings/place.ts'
import { ashbyJobsIn } from './ashby.ts'
import { maxOpenings, type Feed, type RawOpening } from './feed.ts'
import { fetchFeed } from './fetch-feed.ts'
import { greenhouseJobsIn } from './greenhouse.ts'
import { leverJobsIn } from './lever.ts'

/** A company's public board, from the operator's list. */
export interface JobBoard {
  kind: 'greenhouse' | 'lever' | 'ashby'
  /** The company's name in the board's address. */
  board: string
  organisation: string
  address?: string | undefined
}

/** A company's public board, limited to openings for people in Jamaica. */
export function jobBoardFeed(board: JobBoard): Feed {
  const { address, jobsIn, label } = boards[board.kind]
  return {
    source: `${board.kind}:${board.board}`,
    label: `${board.organisation} (${label})`,
    complete: true,
    restMinutes: 60,
    fallbackKind: 'full-time',
    async read(_today, limits) {
      const answer = await fetchFeed(board.address ?? address(encodeURIComponent(board.board)), {
        limits: { ...limits, bytes: limits.bytes * 4 },
      })
      const jobs = jobsIn(answer, board.organisation)
      return jobs.filter(isOpenToJamaica).slice(0, maxOpenings)
    },
  }
}

/** Whether people in Jamaica can apply: "Remote" may mean remote within another country. */
function isOpenToJamaica({ location, remote }: RawOpening): boolean {
  const text = location ?? ''
  const place = placeFrom(text, remote)
  if (place !== 'remote') return place !== 'abroad'
  const region = text.replace(/\b(remote|hybrid|work from home|home based)\b|[^a-z]/gi, '')
  return (
    region === '' ||
    /jamaica|caribbean|latam|latinamerica|americas|anywhere|worldwide|global/i.test(region)
  )
}

const boards: Record<
  JobBoard['kind'],
  {
    label: string
    address: (board: string) => string
    jobsIn: (answer: unknown, organisation: string) => RawOpening[]
  }
> = {
  greenhouse: {
    label: 'Greenhouse',
    address: (board) => `https://boards-api.greenhouse.io/v1/boards/${board}/jobs?content=true`,
    jobsIn: greenhouseJobsIn,
  },
  lever: {
    label: 'Lever',
    address: (board) => `https://api.lever.co/v0/postings/${board}?mode=json`,
    jobsIn: leverJobsIn,
  },
  ashby: {
    label: 'Ashby',
    address: (board) =>
      `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`,
    jobsIn: ashbyJobsIn,
  },
}
