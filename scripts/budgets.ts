const kB = 1000

/** What a page may cost: files that are requested, and their compressed bytes. */
export interface Budget {
  files: number
  bytes: number
}

/** A student's dashboard, whole: HTML with their day in it, styles, scripts, every response and all headers. */
export const dashboardVisit = {
  // 0.7 kB of it are for what waits for a connection (docs/decisions/081), 0.1 for the bird of its error page, and
  // 0.1 for the addresses of the job simulations; 0.2 for more addresses and styles. A student's phone does not fetch
  // the table of the pages of adults. 0.3 are for the place of an announcement, and for styles that come with later code.
  cold: { requests: 10, bytes: 111.6 * kB, largestPaintMs: 2_500 },
  again: { largestPaintMs: 1_200 },
}

/** Besides the files of the build: the responses, the drawn screen and headers; and the requests that open the day. */
const personal = { requests: 2, bytes: 9 * kB }

/** Of the files of the build, as `npm run size` weighs them. Why some are where they are: docs/decisions/035, 052. */
export const budgets = {
  /** It also asks whether something is not sent, before it signs out. */
  landingScripts: { files: 1, bytes: 2.2 * kB },
  landing: { files: 2, bytes: 20 * kB },
  /** Its drawings are in the page, so that they need no further request. */
  startScripts: { files: 8, bytes: 62.5 * kB },
  start: { files: 9, bytes: 73 * kB },
  login: { files: 6, bytes: 59.1 * kB },
  signup: { files: 6, bytes: 59.1 * kB },
  auth: { files: 9, bytes: 61.5 * kB },
  dashboardScripts: { files: 6, bytes: 91.6 * kB },
  dashboard: {
    files: dashboardVisit.cold.requests - personal.requests,
    bytes: dashboardVisit.cold.bytes - personal.bytes,
  },
  /** The worker itself, without the files that it keeps. */
  worker: { files: 1, bytes: 15 * kB },
  /** Fetched after the first page is shown, one file at a time; most of it would be fetched anyway when it is opened. */
  keptOnDevice: { files: 285, bytes: 400 * kB },
  styles: { files: 1, bytes: 10.5 * kB },
  /** What each further page adds; since pages can be shared, two or three small files more. */
  route: { files: 28, bytes: 15.3 * kB },
  /** It asks every kind of question, where a lesson's page fetches its items one by one; 0.6 kB are for figures, 0.3 for drafts, 0.3 for what was said before. */
  review: { files: 25, bytes: 18.1 * kB },
  /** It asks every kind of question as well, and what it shows only later is fetched while a day goes on. */
  simulation: { files: 25, bytes: 19 * kB },
  /** Says in place what is not sent yet; 0.4 kB are for figures that wait for a tap when data is saved, 0.3 for drafts, 0.5 for hints. */
  lesson: { files: 25, bytes: 17.2 * kB },
  /** Says on each card what is not sent yet. */
  openings: { files: 31, bytes: 15.7 * kB },
  /** The whole CV is laid out on the device, as the server lays it out for the PDF. */
  cv: { files: 25, bytes: 21.8 * kB },
  /** Everything that is done about an opening and who applied for it, mostly at a desk. */
  applicants: { files: 36, bytes: 20.5 * kB },
  /** Whose sessions are next, with what can be done about each. */
  sessions: { files: 27, bytes: 16.1 * kB },
  heavyRoute: { files: 25, bytes: 25 * kB },
} satisfies Record<string, Budget>
