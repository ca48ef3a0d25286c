import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { paramsIn } from '#domain/href.ts'
import { resetPassword } from '#domain/pages.ts'
import { placedPage, sendPlaced } from './placed-page.ts'
import { sendWithAnswers } from './page-answers.ts'

const manifestSchema = z.object({
  styleHashes: z.array(z.string()),
  scriptHashes: z.array(z.string()),
  /** URL path to file of the build. */
  pages: z.record(z.string(), z.string()),
  /**
   * The signed-in application, which has the pages at `addresses`; `$` in a path matches one segment, and
   * `reads` are the routes without input that the page asks for first.
   */
  app: z.string(),
  /** The page whose first screen the server draws, and the files of its code. */
  drawn: z.object({ path: z.string(), preloads: z.array(z.string()) }),
  addresses: z.array(z.object({ path: z.string(), reads: z.array(z.string()) })),
})

/** Draws the first screen of a page from the responses to what it reads. */
export type Draw = (search: string, answers: Readonly<Record<string, unknown>>) => string

export type Pages = z.infer<typeof manifestSchema> & { folder: string; draw: Draw }

/** The output of the browser build; null when there is none, as in tests of the API. */
export async function readPages(folder: string): Promise<Pages | null> {
  const file = join(folder, 'pages.json')
  if (!existsSync(file)) return null
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const { firstScreen }: { firstScreen: Draw } = await import(
    pathToFileURL(join(folder, '../first-screen/first-screen.js')).href
  )
  return { folder, ...manifest, draw: firstScreen }
}

interface Site {
  sessionCookie: string
  publicUrl: string
  /** The address of the picture that messengers show with a link to any of the pages. */
  picture: string
}

/** Serves the built pages and their assets, compressed ahead of time. */
export async function pageRoutes(
  app: FastifyInstance,
  pages: Pages,
  { sessionCookie, publicUrl, picture }: Site,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: pages.folder,
    preCompressed: true,
    wildcard: false,
    dotfiles: 'ignore',
    index: false,
    cacheControl: false,
    // The etag says the same in fewer bytes, and nothing is large enough to be fetched in parts.
    lastModified: false,
    acceptRanges: false,
    setHeaders(reply, path) {
      const isAsset = path.includes('/assets/')
      reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  for (const [path, file] of Object.entries(pages.pages)) {
    const page = placedPage(join(pages.folder, file), { url: publicUrl + path, image: picture })
    app.get(path, (request, reply) => {
      if (path === resetPassword) reply.header('referrer-policy', 'no-referrer')
      return sendPlaced(request, reply, page)
    })
  }
  const html = readFileSync(join(pages.folder, pages.app), 'utf8')
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/') || request.method !== 'GET')
      return sendNotFound(reply, request.id)
    const [path = ''] = request.url.split('?')
    const page = pages.addresses.find((address) => paramsIn(address.path, path) !== null)
    if (page !== undefined && request.cookies?.[sessionCookie] !== undefined)
      return sendWithAnswers({
        app,
        request,
        reply,
        html,
        reads: page.reads,
        drawn: page.path === pages.drawn.path ? pages : null,
      })
    // The application shows its own page for an unknown address.
    return reply.status(page === undefined ? 404 : 200).sendFile(pages.app)
  })
}

export function sendNotFound(
  reply: { status: (code: number) => { send: (body: unknown) => unknown } },
  requestId: string,
): unknown {
  return reply.status(404).send({ code: 'not-found', message: 'Not found', requestId })
}
