import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, KyselyPlugin, Transaction } from 'kysely'
import type { PoolNumbers } from './pool-numbers.ts'
import type { Tables } from './tables.ts'

/** Reads outside a transaction. Inside one it throws: use the transaction's own handle. */
export type Db = Kysely<Tables>
/** The handle inside a transaction. */
export type TxDb = Transaction<Tables>
/** For reads that work in both. */
export type AnyDb = Db | TxDb

/** What an opened database offers, whichever engine is behind it. */
export interface Database {
  engine: 'embedded' | 'postgres'
  db: Db
  /** Without `refuseInsideTransaction`: only for transactions and infrastructure that manages its own queries. */
  unguarded: Db
  /** Runs several statements in one call, as the job queue needs; returns the rows of all of them. */
  script: (sql: string) => Promise<unknown[]>
  /** Runs `work` in one process at a time, for steps that several processes take when they start together. */
  oneAtATime: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** For work without a time limit, such as altering a table. */
  withoutTimeLimit: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>
  /**
   * Receives the notifications of every process. Resolves once listening. `onReconnect` is called when the
   * connection was lost and is back: notifications in between were missed.
   */
  listen: (
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect: () => void,
  ) => Promise<() => Promise<void>>
  notify: (channel: string, payload: string) => Promise<void>
  /** Resolves when the database answers, however busy the connections for requests are. */
  ping: () => Promise<void>
  /** The connections for requests; null when there is only one, the embedded engine's. */
  pool: (() => PoolNumbers) | null
  /** The whole database as one file; null when backups are made by the database server. */
  image: (() => Promise<Buffer>) | null
  close: () => Promise<void>
}

export const insideTransaction = new AsyncLocalStorage<true>()

/**
 * On the embedded database's one connection a query outside the open transaction would deadlock.
 * Throwing makes the mistake visible on both engines.
 */
export const refuseInsideTransaction: KyselyPlugin = {
  transformQuery({ node }) {
    if (insideTransaction.getStore()) throw leftTransaction()
    return node
  },
  transformResult: ({ result }) => Promise.resolve(result),
}

export function leftTransaction(): Error {
  return new Error('A query left its transaction: use tx.db inside a command')
}
