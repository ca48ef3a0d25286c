import type { FastifyInstance } from 'fastify'
import { refuseTooMany } from '../http/request-rate.ts'
import { isUuid } from '../http/uuid.ts'
import {
  generalPicture,
  picturesPath,
  type LinkPicture,
  type LinkPictures,
  type PictureKind,
} from './link-pictures.ts'

const anHour = 3_600

/** The picture of Upful itself. */
export function generalPictureRoute(app: FastifyInstance, pictures: LinkPictures): void {
  pictureRoute(app, pictures, `${picturesPath}/upful.png`, () => Promise.resolve(null))
}

/** The pictures of one kind of page; what nobody may see signed out, or not any more, has the general one. */
export function pictureRoutes(
  app: FastifyInstance,
  pictures: LinkPictures,
  kind: PictureKind,
  find: (id: string) => Promise<LinkPicture | null>,
): void {
  pictureRoute(app, pictures, `${picturesPath}/${kind}/:id.png`, find)
}

function pictureRoute(
  app: FastifyInstance,
  pictures: LinkPictures,
  path: string,
  find: (id: string) => Promise<LinkPicture | null>,
): void {
  app.get<{ Params: { id?: string } }>(path, async (request, reply) => {
    refuseTooMany(app, request, null)
    const { id = '' } = request.params
    const picture = isUuid(id) ? await find(id) : null
    const png = await pictures.draw(picture ?? generalPicture)
    return (
      reply
        .type('image/png')
        // What was on it may be taken back, so not for longer.
        .header('cache-control', `public, max-age=${anHour}`)
        // Other sites show it where their people posted the link.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(png)
    )
  })
}
