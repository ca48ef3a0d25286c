import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { paramsIn } from '#domain/href.ts'
import { resetPassword } from '#domain/pages.ts'

const manifestSchema = z.object({
  styleHashes: z.array(z.string()),
  /** URL path to file of the build. */
  pages: z.record(z.string(), z.string()),
  /** The signed-in application, which has the pages at `addresses`; `$` matches one path segment. */
  app: z.string(),
  addresses: z.array(z.string()),
})

export type Pages = z.infer<typeof manifestSchema> & { folder: string }

/** The output of the browser build; null when there is none, as in tests of the API. */
export function readPages(folder: string): Pages | null {
  const file = join(folder, 'pages.json')
  if (!existsSync(file)) return null
  return { folder, ...manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) }
}

/** Serves the built pages and their assets, compressed ahead of time. */
export async function pageRoutes(app: FastifyInstance, pages: Pages): Promise<void> {
  await app.register(fastifyStatic, {
    root: pages.folder,
    preCompressed: true,
    wildcard: false,
    dotfiles: 'ignore',
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const isAsset = path.includes('/assets/')
      reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  for (const [path, file] of Object.entries(pages.pages)) {
    app.get(path, (_request, reply) => {
      if (path === resetPassword) reply.header('referrer-policy', 'no-referrer')
      return reply.sendFile(file)
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/') || request.method !== 'GET')
      return sendNotFound(reply, request.id)
    const [path = ''] = request.url.split('?')
    const isPage = pages.addresses.some((address) => paramsIn(address, path) !== null)
    // The application shows its own page for an unknown address.
    return reply.status(isPage ? 200 : 404).sendFile(pages.app)
  })
}

export function sendNotFound(
  reply: { status: (code: number) => { send: (body: unknown) => unknown } },
  requestId: string,
): unknown {
  return reply.status(404).send({ code: 'not-found', message: 'Not found', requestId })
}
