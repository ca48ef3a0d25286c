import type { Logger } from 'pino'
import { inSpan } from '../traces/in-span.ts'
import type { Traces } from '../traces/traces.ts'
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
  traces: Traces | null
}

const maxConcurrent = 20
/** Max concurrent letters to one domain, so that an unresponsive mail server cannot block the rest. */
const maxPerDomain = 4
const pollSeconds = 1
const minPauseSeconds = 5
const maxPauseSeconds = 120
const stopMs = 3_000

/** Sends letters from the outbox, several concurrently; any number of processes may do so at the same time. */
export function openOutbox(options: OutboxOptions): Outbox {
  const { transaction, mailer, composers, secret, now, log, traces } = options
  const inFlight = new Map<Promise<void>, LetterRow>()
  let currentRun: Promise<void> | null = null
  let runAgain = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  /** No letter is sent before this time, because the mail server cannot be reached. */
  let pausedUntil = new Date(0)
  let pauseSeconds = minPauseSeconds

  function wake(): void {
    runAgain = true
    currentRun ??= runUntilDone().finally(() => (currentRun = null))
  }

  async function runUntilDone(): Promise<void> {
    while (runAgain) {
      runAgain = false
      await sendDueLetters().catch((error: unknown) => log.error({ err: error }, 'outbox'))
    }
  }

  async function sendDueLetters(): Promise<void> {
    while (!isStopped && inFlight.size < maxConcurrent && !isPaused()) {
      const busyDomains = busyDomainsOf(inFlight.values())
      const claimed = await transaction((tx) => claimLetter(tx, { composers, secret, busyDomains }))
      if (claimed === null) return
      if (claimed === 'again') continue
      const sending = send(claimed.row, claimed.letter).finally(() => {
        inFlight.delete(sending)
        if (!isStopped) wake()
      })
      inFlight.set(sending, claimed.row)
    }
  }

  async function send(row: LetterRow, letter: Letter): Promise<void> {
    const { id, kind } = row
    const lease = setInterval(() => void renew(row), (leaseSeconds / 3) * 1000).unref()
    try {
      const outcome = await inSpan(
        traces,
        { name: `letter ${kind}`, kind: 'outgoing', failureOf: failureOfDelivery },
        () => mailer.send(id, letter),
      )
      clearInterval(lease)
      updatePause(outcome)
      if (outcome.kind !== 'sent')
        log.warn({ id, kind, outcome: outcome.kind, code: outcome.code }, 'a letter was not sent')
      await transaction((tx) => settleLetter(tx, { row, to: letter.to }, outcome, composers))
    } catch (error) {
      // When its lease ends, the letter is retried.
      log.error({ err: error, id, kind }, 'could not record the outcome of a letter')
    } finally {
      clearInterval(lease)
    }
  }

  async function renew(row: LetterRow): Promise<void> {
    await transaction((tx) => renewLease(tx, row)).catch((error: unknown) =>
      log.error({ err: error }, 'could not renew the lease of a letter'),
    )
  }

  function isPaused(): boolean {
    const remaining = pausedUntil.getTime() - now().getTime()
    // A longer pause means that the system clock was set back.
    return remaining > 0 && remaining <= maxPauseSeconds * 1000
  }

  function updatePause({ kind }: DeliveryOutcome): void {
    if (kind !== 'unreachable') {
      pauseSeconds = minPauseSeconds
      pausedUntil = new Date(0)
      return
    }
    // Several concurrent letters may fail for the same reason.
    if (isPaused()) return
    pausedUntil = new Date(now().getTime() + pauseSeconds * 1000)
    pauseSeconds = Math.min(maxPauseSeconds, pauseSeconds * 2)
  }

  return {
    start() {
      timer = setInterval(wake, pollSeconds * 1000)
      wake()
    },
    wake,
    async idle() {
      wake()
      for (;;) {
        await currentRun
        if (inFlight.size === 0 && currentRun === null) return
        await Promise.race(inFlight.keys())
      }
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      await currentRun
      const limit = new Promise((resolve) => setTimeout(resolve, stopMs).unref())
      await Promise.race([Promise.all(inFlight.keys()), limit])
      mailer.close()
      await Promise.all(inFlight.keys())
    },
  }
}

function failureOfDelivery({ kind }: DeliveryOutcome): string | undefined {
  return kind === 'sent' ? undefined : kind
}

function busyDomainsOf(rows: Iterable<LetterRow>): string[] {
  const counts = new Map<string, number>()
  for (const { domain } of rows) counts.set(domain, (counts.get(domain) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= maxPerDomain).map(([domain]) => domain)
}
