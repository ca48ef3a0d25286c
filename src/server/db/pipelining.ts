import {
  PostgresDialect,
  PostgresDriver,
  type AbortableOperationOptions,
  type CompiledQuery,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'

/** For connections with pg's `pipeline: true`, which send a statement before the previous one has its response. */
export class PipeliningDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new PipeliningDriver(this.#config)
  }
}

/**
 * Begins a transaction only with its second statement, so that a transaction of one write is that statement alone,
 * which PostgreSQL commits itself. For that, a write whose result nobody needs waits for the statement behind it.
 */
class PipeliningDriver extends PostgresDriver {
  readonly #connections = new WeakMap<DatabaseConnection, WaitingConnection>()

  override async acquireConnection(
    options?: AbortableOperationOptions,
  ): Promise<DatabaseConnection> {
    const connection = (await super.acquireConnection(options)) as PlainConnection
    const waiting = this.#connections.get(connection) ?? new WaitingConnection(connection)
    this.#connections.set(connection, waiting)
    return waiting
  }

  override beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    waitingOf(connection).begin((plain) => super.beginTransaction(plain, settings))
    return Promise.resolve()
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await waitingOf(connection).commit((plain) => super.commitTransaction(plain))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await waitingOf(connection).rollback((plain) => super.rollbackTransaction(plain))
  }

  override releaseConnection(connection: DatabaseConnection): Promise<void> {
    return super.releaseConnection(waitingOf(connection).plain)
  }
}

function waitingOf(connection: DatabaseConnection): WaitingConnection {
  if (connection instanceof WaitingConnection) return connection
  throw new Error('This connection belongs to another driver')
}

const canWait = new WeakSet<CompiledQuery>()

/** Marks a write whose result nobody needs before the end of its transaction. */
export function ableToWait(query: CompiledQuery): CompiledQuery {
  const marked = { ...query }
  canWait.add(marked)
  return marked
}

type PlainConnection = Parameters<PostgresDriver['releaseConnection']>[0]
type OnPlain = (plain: PlainConnection) => Promise<void>

interface WaitingWrite {
  send: () => Promise<unknown>
  drop: () => void
}

class WaitingConnection implements DatabaseConnection {
  readonly plain: PlainConnection
  /** Set while a transaction has sent nothing. */
  #begin: OnPlain | null = null
  #inTransaction = false
  #write: WaitingWrite | null = null

  constructor(plain: PlainConnection) {
    this.plain = plain
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const waits = this.#inTransaction && canWait.has(query)
    if (!waits || this.#write !== null) this.#sendWaiting()
    if (!waits) return this.plain.executeQuery<R>(query)
    return new Promise((resolve, reject) => {
      this.#write = {
        send: () => this.plain.executeQuery<R>(query).then(resolve, reject),
        // What never reached the database has no result, and the transaction fails with its own error.
        drop: () => resolve({ rows: [] }),
      }
    })
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    this.#sendWaiting()
    return this.plain.streamQuery<R>(query, chunkSize)
  }

  begin(begin: OnPlain): void {
    this.#inTransaction = true
    this.#begin = begin
  }

  async commit(commit: OnPlain): Promise<void> {
    const isOnlyWrite = this.#begin !== null
    const write = this.#write
    this.#end()
    const written = write?.send()
    if (!isOnlyWrite) await commit(this.plain)
    await written
  }

  async rollback(rollback: OnPlain): Promise<void> {
    const hasBegun = this.#begin === null
    this.#write?.drop()
    this.#end()
    if (hasBegun) await rollback(this.plain)
  }

  /** Does not wait for `begin`: it only fails when the connection is lost, and then what is behind it fails too. */
  #sendWaiting(): void {
    const begin = this.#begin
    if (begin !== null) {
      this.#begin = null
      begin(this.plain).catch(() => {})
    }
    void this.#write?.send()
    this.#write = null
  }

  #end(): void {
    this.#inTransaction = false
    this.#begin = null
    this.#write = null
  }
}

/** Sends all statements that are issued in one turn of the event loop in one system call. */
export function sendTogether(client: pg.Client): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown
  const { stream } = client.connection
  let corked = false

  function uncork(): void {
    corked = false
    stream.uncork()
  }

  client.query = function query(...args: unknown[]) {
    if (!corked) {
      corked = true
      stream.cork()
      process.nextTick(uncork)
    }
    return send(...args)
  } as typeof client.query
}
