import type { Compilable, CompiledQuery } from 'kysely'
import type { LiveEvent } from '#contract/live.ts'
import type { Resource } from '#contract/routes.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Content } from '../content/load-content.ts'
import { postLetter, type NewLetter } from '../mail/letters.ts'
import type { Database, TxDb } from './database.ts'
import { insideTransaction } from './database.ts'
import { ableToWait } from './pipelining.ts'
import { lostRace } from './unavailable.ts'

/** Everything a command may do. Live events are sent after the commit, jobs and letters are rows of the transaction. */
export interface Tx {
  db: TxDb
  /**
   * Sends a write without waiting for its result, so that it shares a round trip with the commit. If it
   * fails, the transaction fails with its error, or with what `failing` makes of it.
   */
  write: (query: Compilable | CompiledQuery, failing?: Failing) => Promise<void>
  now: Date
  /** An earlier attempt lost a race: what was read before the transaction is outdated. */
  isRetry: boolean
  content: Content
  publish: (userId: UserId, event: LiveEvent) => void
  /** The person's open pages refetch these, after the commit. */
  changed: (userId: UserId, ...changes: Resource[]) => void
  enqueue: (job: string, data: object) => Promise<void>
  post: (letter: NewLetter) => Promise<void>
}

/** Replaces the error of a write that fails. */
type Failing = (write: () => Promise<unknown>) => Promise<unknown>

export interface TransactionParts {
  database: Database
  now: () => Date
  content: Content
  /** The key with which letters are encrypted. */
  secret: string
  publish: (userId: UserId, events: LiveEvent[]) => void
  /** Runs first in every transaction. */
  begin: (db: TxDb, now: Date) => Promise<Begun>
  enqueue: (db: TxDb, job: string, data: object) => Promise<void>
}

export interface Begun {
  /** Set when this work was already committed, so that it is not repeated. */
  before?: { result: unknown }
  /** Runs last in the transaction. */
  finish: (result: unknown, write: Tx['write']) => Promise<void>
  committed: () => void
}

export type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

const maxAttempts = 3

/** The only way to write: all of `work` or nothing, and its events only after the commit. */
export function transactions(parts: TransactionParts): InTransaction {
  const { database, now, content, secret, begin, publish, enqueue } = parts
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(work, attempt > 1)
      } catch (error) {
        // Nothing has left the process yet, so it can be retried from the start.
        if (attempt === maxAttempts || !lostRace(error)) throw error
      }
    }
  }

  async function runOnce<T>(work: (tx: Tx) => Promise<T>, isRetry: boolean): Promise<T> {
    const events = new Map<UserId, LiveEvent[]>()
    const changed = new Map<UserId, Set<Resource>>()
    let committed = (): void => {}
    const result = await committing(async (db, write) => {
      const startedAt = now()
      const begun = await begin(db, startedAt)
      committed = begun.committed
      if (begun.before !== undefined) return begun.before.result as T
      const answer = await work({
        db,
        write,
        now: startedAt,
        isRetry,
        content,
        publish: (userId, event) => events.set(userId, [...(events.get(userId) ?? []), event]),
        changed: (userId, ...changes) =>
          changed.set(userId, new Set([...(changed.get(userId) ?? []), ...changes])),
        enqueue: (job, data) => enqueue(db, job, data),
        post: (letter) => postLetter(db, letter, { now: startedAt, secret }),
      })
      await begun.finish(answer, write)
      return answer
    })
    committed()
    for (const userId of new Set([...changed.keys(), ...events.keys()])) {
      publish(userId, [...changesOf(changed.get(userId)), ...(events.get(userId) ?? [])])
    }
    return result
  }

  /** Commits without waiting for the last writes; one that fails turns the commit into a rollback. */
  async function committing<T>(work: (db: TxDb, write: Tx['write']) => Promise<T>): Promise<T> {
    const writes: Promise<unknown>[] = []
    try {
      return await insideTransaction.run(true, () =>
        database.unguarded.transaction().execute((db) => work(db, writer(db, writes))),
      )
    } finally {
      // What failed after a failed write only says that the transaction was aborted.
      await Promise.all(writes)
    }
  }
}

/** Statements reach the database in the order in which they are sent, so only the result is left open. */
function writer(db: TxDb, writes: Promise<unknown>[]): Tx['write'] {
  return (query, failing = (write) => write()) =>
    db.getExecutor().provideConnection(async (connection) => {
      const compiled = 'compile' in query ? query.compile() : query
      const written = failing(() => connection.executeQuery(ableToWait(compiled)))
      // It is awaited after the commit. Until then its failure is not an unhandled one.
      written.catch(() => {})
      writes.push(written)
    })
}

function changesOf(changes: ReadonlySet<Resource> | undefined): LiveEvent[] {
  return changes === undefined ? [] : [{ type: 'changed', changes: [...changes] }]
}
