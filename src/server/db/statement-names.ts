import { createHash } from 'node:crypto'
import pg from 'pg'

/** Which statements are prepared under a name, so that PostgreSQL parses and plans them once per connection. */
export interface StatementNames {
  /** Undefined for a statement that is not frequent, or once there are too many. */
  of: (text: string) => string | undefined
  /** Gives the statement a new name, because the prepared one is no longer valid. */
  renew: (text: string) => void
}

/**
 * Statements used less often are not prepared: those whose text depends on the length of a list would fill
 * the server's memory with plans that are used once.
 */
const minUses = 5
const maxCounted = 2_000

export function statementNames(maxNames = 300): StatementNames {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  return {
    of(text) {
      const name = names.get(text)
      if (name !== undefined || names.size >= maxNames) return name
      const times = (uses.get(text) ?? 0) + 1
      if (uses.size >= maxCounted) uses.clear()
      uses.set(text, times)
      if (times < minUses) return undefined
      uses.delete(text)
      names.set(text, hashOf(text))
      return names.get(text)
    },
    renew(text) {
      const name = names.get(text)
      if (name !== undefined) names.set(text, hashOf(name + text))
    },
  }
}

/** Lets this connection send frequent statements by name. */
export function prepareFrequentStatements(client: pg.Client, names: StatementNames): void {
  const send = (...args: unknown[]) => Reflect.apply(pg.Client.prototype.query, client, args)

  async function sendNamed(name: string, text: string, values: unknown[]): Promise<unknown> {
    try {
      return await send({ name, text, values })
    } catch (error) {
      if (!isOutdated(error)) throw error
      names.renew(text)
      // An aborted transaction accepts no more queries; the next one uses the new name.
      if (client.getTransactionStatus() !== 'I') throw error
      return send({ name: names.of(text), text, values })
    }
  }

  client.query = function query(...args: unknown[]) {
    const [text, values] = args
    if (args.length !== 2 || typeof text !== 'string' || !Array.isArray(values))
      return send(...args)
    const name = values.length > 0 ? names.of(text) : undefined
    return name === undefined ? send(...args) : sendNamed(name, text, values)
  } as typeof client.query
}

/** A migration has changed a table of which the statement selects all columns. */
function isOutdated(error: unknown): boolean {
  return error instanceof Error && error.message === 'cached plan must not change result type'
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
