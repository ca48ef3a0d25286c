import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { withLink, type LinkPreview } from '#domain/text/page-head.ts'

/** A page of the build with its whole address in it, which only the server knows. */
export interface PlacedPage {
  html: Buffer
  etag: string
  /** Each compressed once, as small as it gets, when somebody first asks. */
  br: () => Promise<Buffer>
  gzip: () => Promise<Buffer>
}

export function placedPage(file: string, link: LinkPreview): PlacedPage {
  const html = Buffer.from(withLink(readFileSync(file, 'utf8'), link))
  const hash = createHash('sha256').update(html).digest('base64url')
  return {
    html,
    etag: `W/"${hash.slice(0, 27)}"`,
    br: once(() => promisify(brotliCompress)(html)),
    gzip: once(() => promisify(gzip)(html, { level: 9 })),
  }
}

export async function sendPlaced(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, etag, br, gzip: gzipped }: PlacedPage,
): Promise<unknown> {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', etag)
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
  reply.type('text/html; charset=utf-8')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await br())
  if (/\bgzip\b/.test(accepted))
    return reply.header('content-encoding', 'gzip').send(await gzipped())
  return reply.send(html)
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
