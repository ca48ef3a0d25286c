import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dayOf } from '#domain/day.ts'
import { opening } from '#domain/pages.ts'
import { htmlText } from '#domain/text/html-text.ts'
import { isUuid } from '../http/uuid.ts'
import type { Pages } from '../http/page-routes.ts'
import type { Services } from '../services.ts'
import { openingOf, readableOpening } from './queries.ts'

interface Head {
  title: string
  jobPosting: Record<string, unknown> | null
}

/**
 * The page of an opening, with its title and, for a posting on Upful, the JobPosting data for search
 * engines. Written by the server, because the content security policy does not let scripts add it.
 */
export function openingPageRoute(app: FastifyInstance, services: Services, pages: Pages): void {
  const html = readFileSync(join(pages.folder, pages.app), 'utf8')
  app.get<{ Params: { id: string } }>(opening.replace('$', ':'), async (request, reply) => {
    const head = await headOf(services, request.params.id)
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    return reply.send(head === null ? html : withHead(html, head))
  })
}

/** What a signed-out visitor may see; null when that is nothing. */
async function headOf({ db, now }: Services, id: string): Promise<Head | null> {
  if (!isUuid(id)) return null
  const row = await readableOpening(db, null, id)
  // The page itself shows that the opening was not found.
  if (row === null) return null
  const { title, jobPosting } = await openingOf(db, null, row, dayOf(now()))
  return { title, jobPosting }
}

/** The text comes from a business, so it must be escaped to stay inside its element. */
export function withHead(html: string, { title, jobPosting }: Head): string {
  const named = html.replace(
    /<title>[^<]*<\/title>/,
    () => `<title>${htmlText(title)} · Upful</title>`,
  )
  if (jobPosting === null) return named
  const json = JSON.stringify(jobPosting).replaceAll('<', String.raw`\u003c`)
  return named.replace(
    '</head>',
    () => `<script type="application/ld+json">${json}</script>\n</head>`,
  )
}
