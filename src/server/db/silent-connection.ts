import type pg from 'pg'

/**
 * Closes a connection that leaves a query without a response for this long. The database itself ends slow
 * statements earlier than that, so silence means that the connection is dead. The operating system would only
 * notice after a quarter of an hour.
 */
export function endWhenSilent(client: pg.Client, afterMs: number): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown
  const { stream } = client.connection
  let timer: NodeJS.Timeout | undefined

  function clearTimer(): void {
    clearTimeout(timer)
    timer = undefined
  }

  client.on('drain', clearTimer)
  client.once('end', clearTimer)
  client.query = function query(...args: unknown[]) {
    timer ??= setTimeout(() => stream.destroy(), afterMs)
    return send(...args)
  } as typeof client.query
}
