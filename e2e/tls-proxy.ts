import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { testCertificate } from './test-certificate.ts'

export type TlsProxy = {
  url: string
  /** The launch option that makes a browser accept this certificate. */
  browserFlag: string
  forwardTo: (appUrl: string) => void
  close: () => void
}

/** A reverse proxy as operators run it: accepts https, forwards http, and passes on the visitor's address. */
export async function startTlsProxy(): Promise<TlsProxy> {
  const { key, cert, publicKeyHash } = testCertificate()
  let target = ''
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': incoming.socket.remoteAddress ?? '',
      'x-forwarded-proto': 'https',
    }
    const forwarded = request(new URL(incoming.url ?? '/', target), {
      method: incoming.method,
      headers,
    })
    forwarded.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    outgoing.on('close', () => forwarded.destroy())
    incoming.pipe(forwarded)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `https://localhost:${port}`,
    browserFlag: `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
    forwardTo: (appUrl) => {
      target = appUrl
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

export async function freePort(): Promise<string> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return String(port)
}
