import type pg from 'pg'

/**
 * Closes a connection that leaves a query without a response for this long. The database itself ends slow
 * statements earlier than that, so silence means that the connection is dead and only the operating
 * system, which waits a quarter of an hour, has not noticed.
 */
export function endWhenSilent(client: pg.Client, afterMs: number): void {
  const send = client.query.bind(client) as (...words: unknown[]) => unknown
  let silence: NodeJS.Timeout | undefined

  function answered(): void {
    clearTimeout(silence)
    silence = undefined
  }

  client.on('drain', answered)
  client.once('end', answered)
  client.query = function query(...words: unknown[]) {
    // While a query is running, `end` closes the socket immediately and the query fails.
    silence ??= setTimeout(() => void client.end(), afterMs)
    return send(...words)
  } as typeof client.query
}
