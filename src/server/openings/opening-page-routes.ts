import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dayFrom, dayOf } from '#domain/day.ts'
import { href } from '#domain/href.ts'
import { opening as openingPage } from '#domain/pages.ts'
import { dayInWords } from '#domain/text/day-and-time.ts'
import { caseDrawing } from '#domain/text/link-card.ts'
import { withHead, withLink } from '#domain/text/page-head.ts'
import type { Opening } from '#contract/openings.ts'
import { isUuid } from '../http/uuid.ts'
import type { Pages } from '../http/page-routes.ts'
import type { LinkPicture, LinkPictures } from '../pictures/link-pictures.ts'
import { pictureRoutes } from '../pictures/routes.ts'
import type { Services } from '../services.ts'
import { openingOf, readableOpening } from './queries.ts'

/**
 * The page of an opening, with its title and picture and, for a posting on Upful, the JobPosting data for search
 * engines. Written by the server, because the content security policy does not let scripts add it.
 */
export function openingPageRoute(
  app: FastifyInstance,
  services: Services,
  pages: Pages,
  pictures: LinkPictures,
): void {
  const html = readFileSync(join(pages.folder, pages.app), 'utf8')
  pictureRoutes(app, pictures, 'openings', async (id) => {
    const found = await publicOpening(services, id)
    return found && pictureOf(found)
  })
  app.get<{ Params: { id: string } }>(openingPage.replace('$', ':'), async (request, reply) => {
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    const { id } = request.params
    const found = await publicOpening(services, id)
    const url = `${services.publicUrl}${href(openingPage, { id })}`
    // The page itself shows that the opening was not found, or that it is for students only.
    if (found === null) return reply.send(withLink(html, { url, image: pictures.general }))
    const { title, jobPosting } = found
    const link = { url, image: pictures.addressOf('openings', id, pictureOf(found)) }
    return reply.send(withHead(html, { title, description: describe(found), jobPosting, link }))
  })
}

/** What a signed-out visitor may see; null when that is nothing. */
async function publicOpening({ db, now }: Services, id: string): Promise<Opening | null> {
  if (!isUuid(id)) return null
  const row = await readableOpening(db, null, id)
  return row && openingOf(db, null, row, dayOf(now()))
}

function pictureOf(opening: Opening): LinkPicture {
  const { title, company, location, open } = opening
  return {
    words: {
      lead: open ? 'Open now' : 'Closed',
      headline: title,
      details: [company, location, ...closing(opening)],
    },
    drawing: caseDrawing,
  }
}

function describe(opening: Opening): string {
  const { company, location, open } = opening
  return [company, location, ...(open ? closing(opening) : ['Closed'])].join(' · ')
}

function closing({ deadline, deadlineEstimated, open }: Opening): string[] {
  return deadline === null || deadlineEstimated || !open
    ? []
    : [`Closes ${dayInWords(dayFrom(deadline))}`]
}
