import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
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

class PipeliningDriver extends PostgresDriver {
  /** Does not wait, so that a transaction begins in the round trip of its first statement. */
  override beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    // It only fails when the connection is lost, and then the statements behind it fail too.
    super.beginTransaction(connection, settings).catch(() => {})
    return Promise.resolve()
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
