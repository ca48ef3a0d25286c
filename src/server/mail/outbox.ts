import type { Logger } from 'pino'
import type { InTransaction } from '../db/transaction.ts'
import {
  claimLetter,
  leaseSeconds,
  renewLease,
  settleLetter,
  type Composers,
  type LetterRow,
} from './claim-commands.ts'
import type { Letter } from './letter.ts'
import type { Mailer } from './mailer.ts'
import type { DeliveryOutcome } from './outcome.ts'

export interface Outbox {
  /** Sends due letters until `stop`. */
  start: () => void
  /** Sends the letters that are due now. */
  wake: () => void
  /** Sends the letters that are due now, and resolves when all have been sent. */
  idle: () => Promise<void>
  stop: () => Promise<void>
}

export interface OutboxOptions {
  transaction: InTransaction
  mailer: Mailer
  composers: Composers
  secret: string
  now: () => Date
  log: Logger
}

const maxAtOnce = 20
/** Max concurrent letters to one domain, so that an unresponsive mail server cannot block the rest. */
const maxPerDomain = 4
const lookSeconds = 1
const minPauseSeconds = 5
const maxPauseSeconds = 120
const stopMs = 3_000

/** Sends letters from the outbox, several concurrently; any number of processes may do so at the same time. */
export function openOutbox(options: OutboxOptions): Outbox {
  const { transaction, mailer, composers, secret, now, log } = options
  const onTheirWay = new Map<Promise<void>, LetterRow>()
  let looking: Promise<void> | null = null
  let lookAgain = false
  let isStopped = false
  let clock: NodeJS.Timeout | undefined
  /** No letter is sent before this time, because the mail server cannot be reached. */
  let pausedUntil = new Date(0)
  let pauseSeconds = minPauseSeconds

  function wake(): void {
    lookAgain = true
    looking ??= lookUntilDone().finally(() => (looking = null))
  }

  async function lookUntilDone(): Promise<void> {
    while (lookAgain) {
      lookAgain = false
      await sendWhatIsDue().catch((error: unknown) => log.error({ err: error }, 'outbox'))
    }
  }

  async function sendWhatIsDue(): Promise<void> {
    while (!isStopped && onTheirWay.size < maxAtOnce && !isPaused()) {
      const busyDomains = domainsWithMost(onTheirWay.values())
      const claimed = await transaction((tx) => claimLetter(tx, { composers, secret, busyDomains }))
      if (claimed === null) return
      if (claimed === 'again') continue
      const flight = send(claimed.row, claimed.letter).finally(() => {
        onTheirWay.delete(flight)
        if (!isStopped) wake()
      })
      onTheirWay.set(flight, claimed.row)
    }
  }

  async function send(row: LetterRow, letter: Letter): Promise<void> {
    const { id, kind } = row
    const lease = setInterval(() => void renew(row), (leaseSeconds / 3) * 1000).unref()
    try {
      const outcome = await mailer.send(id, letter)
      clearInterval(lease)
      noteServer(outcome)
      if (outcome.kind !== 'sent')
        log.warn({ id, kind, outcome: outcome.kind, code: outcome.code }, 'a letter was not sent')
      await transaction((tx) => settleLetter(tx, { row, to: letter.to }, outcome, composers))
    } catch (error) {
      // Its lease ends, and it is tried again.
      log.error({ err: error, id, kind }, 'a letter was not settled')
    } finally {
      clearInterval(lease)
    }
  }

  async function renew(row: LetterRow): Promise<void> {
    await transaction((tx) => renewLease(tx, row)).catch((error: unknown) =>
      log.error({ err: error }, 'the lease of a letter'),
    )
  }

  function isPaused(): boolean {
    const left = pausedUntil.getTime() - now().getTime()
    // More is left only when the computer's clock was put back.
    return left > 0 && left <= maxPauseSeconds * 1000
  }

  function noteServer({ kind }: DeliveryOutcome): void {
    if (kind !== 'unreachable') {
      pauseSeconds = minPauseSeconds
      pausedUntil = new Date(0)
      return
    }
    // Several find out at the same time.
    if (isPaused()) return
    pausedUntil = new Date(now().getTime() + pauseSeconds * 1000)
    pauseSeconds = Math.min(maxPauseSeconds, pauseSeconds * 2)
  }

  return {
    start() {
      clock = setInterval(wake, lookSeconds * 1000)
      wake()
    },
    wake,
    async idle() {
      wake()
      for (;;) {
        await looking
        if (onTheirWay.size === 0 && looking === null) return
        await Promise.race(onTheirWay.keys())
      }
    },
    async stop() {
      isStopped = true
      clearInterval(clock)
      await looking
      const limit = new Promise((resolve) => setTimeout(resolve, stopMs).unref())
      await Promise.race([Promise.all(onTheirWay.keys()), limit])
      mailer.close()
      await Promise.all(onTheirWay.keys())
    },
  }
}

function domainsWithMost(rows: Iterable<LetterRow>): string[] {
  const counts = new Map<string, number>()
  for (const { domain } of rows) counts.set(domain, (counts.get(domain) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= maxPerDomain).map(([domain]) => domain)
}
