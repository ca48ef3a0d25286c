import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { badgePicture, badgePictureSize } from '#domain/learning/badge-picture.ts'
import { badgeKindWords } from '#domain/learning/badge-source.ts'
import { href } from '#domain/href.ts'
import { badge as badgePage } from '#domain/pages.ts'
import { userIdSchema } from '#domain/people/user-id.ts'
import { withHead, withLink } from '#domain/text/page-head.ts'
import { isMinor } from '../guardians/queries.ts'
import type { Pages } from '../http/page-routes.ts'
import { isUuid } from '../http/uuid.ts'
import type { LinkPicture, LinkPictures } from '../pictures/link-pictures.ts'
import { pictureRoutes } from '../pictures/routes.ts'
import type { Services } from '../services.ts'
import { badgeIssuer } from './issuer.ts'
import { publicBadge } from './verdict.ts'

/**
 * The public page of a badge, with its title and picture for people who send the link on. Search engines may list it
 * only when an adult shows their name there.
 */
export function badgePageRoute(
  app: FastifyInstance,
  services: Services,
  pages: Pages,
  pictures: LinkPictures,
): void {
  const html = readFileSync(join(pages.folder, pages.app), 'utf8')
  const { publicUrl, db, now } = services
  const issuer = badgeIssuer(services)

  pictureRoutes(app, pictures, 'badges', async (id) => (await shown(id))?.picture ?? null)
  app.get<{ Params: { id: string } }>(badgePage.replace('$', ':'), async (request, reply) => {
    const { id } = request.params
    const found = await shown(id)
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    if (found === null || !(await mayBeListed(found))) reply.header('x-robots-tag', 'noindex')
    const url = `${publicUrl}${href(badgePage, { id })}`
    if (found === null) return reply.send(withLink(html, { url, image: pictures.general }))
    const { title, description, picture } = found
    const link = { url, image: pictures.addressOf('badges', id, picture) }
    return reply.send(withHead(html, { title, description, link }))
  })

  /** What is public about a badge that counts. */
  async function shown(id: string): Promise<Shown | null> {
    if (!isUuid(id)) return null
    const found = await publicBadge({ db, issuer: await issuer, now: now() }, id).catch(() => null)
    if (found === null || found.verdict.state !== 'valid') return null
    const { kind, title, did } = found.verdict.badge
    const what = `${badgeKindWords[kind]} badge`
    return {
      title: `${title} · ${what}`,
      description: did,
      picture: {
        words: { lead: 'Shown on Upful', headline: title, details: [what] },
        drawing: { ground: 'paper', inside: drawingOf({ kind, title }) },
      },
      userId: found.userId,
      published: found.published,
    }
  }

  async function mayBeListed({ userId, published }: Shown): Promise<boolean> {
    return published && !(await isMinor(db, userIdSchema.parse(userId), now()))
  }
}

interface Shown {
  title: string
  description: string
  picture: LinkPicture
  userId: string | null
  published: boolean
}

/** As large as the ground of the card. */
function drawingOf(badge: Parameters<typeof badgePicture>[0]): string {
  return `<g transform="translate(64 54) scale(${272 / badgePictureSize})">${badgePicture(badge)}</g>`
}
