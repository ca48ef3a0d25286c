import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { badgeKindWords } from '#domain/learning/badge-source.ts'
import { badge as badgePage } from '#domain/pages.ts'
import { userIdSchema } from '#domain/people/user-id.ts'
import { htmlText } from '#domain/text/html-text.ts'
import { isMinor } from '../guardians/queries.ts'
import type { Pages } from '../http/page-routes.ts'
import { isUuid } from '../http/uuid.ts'
import type { Services } from '../services.ts'
import { badgeIssuer } from './issuer.ts'
import { publicBadge } from './verdict.ts'

/**
 * The public page of a badge, with its title for people who send the link on. Search engines may list it only when an
 * adult shows their name there.
 */
export function badgePageRoute(app: FastifyInstance, services: Services, pages: Pages): void {
  const html = readFileSync(join(pages.folder, pages.app), 'utf8')
  const issuer = badgeIssuer(services)
  app.get<{ Params: { id: string } }>(badgePage.replace('$', ':'), async (request, reply) => {
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    const head = await headOf(request.params.id)
    if (!head.listed) reply.header('x-robots-tag', 'noindex')
    return reply.send(head.title === null ? html : withTitle(html, head.title, head.about))
  })

  async function headOf(id: string) {
    const unknown = { title: null, about: '', listed: false }
    if (!isUuid(id)) return unknown
    const { db, now } = services
    const found = await publicBadge({ db, issuer: await issuer, now: now() }, id).catch(() => null)
    if (found === null || found.verdict.state !== 'valid') return unknown
    const { badge } = found.verdict
    const minor = await isMinor(db, userIdSchema.parse(found.userId), now())
    const title = `${badge.title} · ${badgeKindWords[badge.kind]} badge`
    return { title, about: badge.did, listed: found.published && !minor }
  }
}

/** For the tab and for the card that messengers show of a link. */
export function withTitle(html: string, title: string, about: string): string {
  const named = html.replace(
    /<title>[^<]*<\/title>/,
    () => `<title>${htmlText(title)} · Upful</title>`,
  )
  return named.replace(
    '</head>',
    () =>
      `<meta property="og:title" content="${htmlText(title)}">\n<meta property="og:description" content="${htmlText(about)}">\n<meta property="og:site_name" content="Upful">\n</head>`,
  )
}
