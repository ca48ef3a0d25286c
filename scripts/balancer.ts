import { connect, createServer, type Server, type Socket } from 'node:net'

/** Distributes connections round-robin, so that a dependency on the memory of one process shows immediately. */
export function balance(ports: readonly number[]): Server {
  let turn = 0
  return createServer((client) => forward(client, ports.length))

  /** A refused connection has sent nothing yet, so the next process can be tried. */
  function forward(client: Socket, attempts: number): void {
    turn = (turn + 1) % ports.length
    const upstream = connect(ports[turn] ?? 0, '127.0.0.1')
    let accepted = false
    upstream.once('connect', () => {
      accepted = true
      client.pipe(upstream).pipe(client)
    })
    client.on('error', () => upstream.destroy())
    upstream.on('error', () => {
      if (!accepted && attempts > 1) forward(client, attempts - 1)
      else client.destroy()
    })
  }
}
