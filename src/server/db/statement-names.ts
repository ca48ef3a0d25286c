import { createHash } from 'node:crypto'
import pg from 'pg'

/** Which statements are prepared under a name, so that PostgreSQL parses and plans them once per connection. */
export interface StatementNames {
  /** Undefined for a statement that is not frequent, or once there are too many. */
  of: (text: string) => string | undefined
  /** Gives the statement a new name, because the prepared one is no longer valid. */
  renew: (text: string) => void
}

/** A statement whose text grows with its list would fill the server's memory with plans of one use. */
const often = 5
const maxSeen = 2_000

export function statementNames(most = 300): StatementNames {
  const names = new Map<string, string>()
  const seen = new Map<string, number>()
  return {
    of(text) {
      const name = names.get(text)
      if (name !== undefined || names.size >= most) return name
      const times = (seen.get(text) ?? 0) + 1
      if (seen.size >= maxSeen) seen.clear()
      seen.set(text, times)
      if (times < often) return undefined
      seen.delete(text)
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
  const send = (...words: unknown[]) => Reflect.apply(pg.Client.prototype.query, client, words)

  async function sendNamed(name: string, text: string, values: unknown[]): Promise<unknown> {
    const alone = client.getTransactionStatus() === 'I'
    try {
      return await send({ name, text, values })
    } catch (error) {
      if (!isOutdated(error)) throw error
      names.renew(text)
      // An aborted transaction accepts no more queries; the next one uses the new name.
      if (!alone) throw error
      return send({ name: names.of(text), text, values })
    }
  }

  client.query = function query(...words: unknown[]) {
    const [text, values] = words
    if (words.length !== 2 || typeof text !== 'string' || !Array.isArray(values))
      return send(...words)
    const name = values.length > 0 ? names.of(text) : undefined
    return name === undefined ? send(...words) : sendNamed(name, text, values)
  } as typeof client.query
}

/** A newer version has changed a table that the statement reads whole. */
function isOutdated(error: unknown): boolean {
  return error instanceof Error && error.message === 'cached plan must not change result type'
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
