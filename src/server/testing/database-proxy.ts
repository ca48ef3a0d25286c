import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { closeAfter } from './close-after.ts'

/** A proxy between a client and PostgreSQL that can drop connections silently. */
export interface DatabaseProxy {
  url: string
  /** Silently stops all traffic on the open connections; new ones work. */
  swallow: () => void
  /** Closes every new connection immediately until `open` is called. */
  open: () => void
  /** Resolves when a connection has been refused. */
  refusedOnce: Promise<void>
}

export async function proxyTo(
  databaseUrl: string,
  { open } = { open: true },
): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const refusal = Promise.withResolvers<void>()
  let isOpen = open
  const server = createServer((client) => {
    if (!isOpen) {
      client.destroy()
      refusal.resolve()
      return
    }
    const upstream = connect(Number(target.port), target.hostname)
    client.pipe(upstream).pipe(client)
    for (const [socket, peer] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => peer.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        peer.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeAfter(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    open: () => {
      isOpen = true
    },
    refusedOnce: refusal.promise,
    swallow() {
      for (const socket of sockets) {
        socket.unpipe()
        socket.resume()
      }
    },
  }
}
