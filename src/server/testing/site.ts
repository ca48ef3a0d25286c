import Fastify, { type FastifyInstance } from 'fastify'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { limitRequestRate } from '../http/request-rate.ts'
import type { Pages } from '../http/page-routes.ts'
import { linkPictures, type LinkPictures } from '../pictures/link-pictures.ts'
import type { Services } from '../services.ts'

export const shell =
  '<!doctype html><html><head>\n<title>Upful</title>\n</head><body></body></html>'

type RegisterPage = (
  site: FastifyInstance,
  services: Services,
  pages: Pages,
  pictures: LinkPictures,
) => void

/** Calls a page of the server, as a crawler that runs no script. */
export async function siteOf(services: Services, register: RegisterPage) {
  const folder = mkdtempSync(join(tmpdir(), 'upful-page-'))
  writeFileSync(join(folder, 'app.html'), shell)
  const site = Fastify()
  limitRequestRate(site, 100)
  register(
    site,
    services,
    {
      folder,
      styleHashes: [],
      pages: {},
      app: 'app.html',
      addresses: [],
      scriptHashes: [],
      drawn: { path: '', preloads: [] },
      draw: () => '',
    },
    linkPictures(services),
  )
  rmSync(folder, { recursive: true })
  return {
    get: (url: string) => site.inject({ url: url.replace(services.publicUrl, '') }),
    close: () => site.close(),
  }
}

/** What a `meta` element of a page says. */
export function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
}

/** The size of a PNG whose rows are all there. */
export function sizeOfPng(png: Buffer): { width: number; height: number } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) !== 'IDAT') continue
    parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  const channels = { 2: 3, 6: 4 }[png[25] ?? 0] ?? 0
  const rows = inflateSync(Buffer.concat(parts)).length
  if (rows !== (width * channels + 1) * height) throw new Error('The picture is not complete')
  return { width, height }
}
