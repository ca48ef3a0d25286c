import { createHash } from 'node:crypto'
import type { CardWords } from '#domain/text/card-layout.ts'
import { linkCard, sproutDrawing, type CardDrawing } from '#domain/text/link-card.ts'
import type { Services } from '../services.ts'
import { pictureDrawer } from './drawer.ts'

/** What is on the picture of a link. */
export interface LinkPicture {
  words: CardWords
  drawing: CardDrawing
}

/** Of Upful itself, and of everything that cannot be shown, or not any more. */
export const generalPicture: LinkPicture = {
  words: {
    lead: 'Upful',
    headline: 'Get ready for work, a little every day',
    details: ['Free, for ages 15 to 25 in Jamaica'],
  },
  drawing: sproutDrawing,
}

export interface LinkPictures {
  /** The whole address of the general picture. */
  general: string
  /** The whole address of a picture; it changes with what is on it, because messengers keep what they have fetched. */
  addressOf: (kind: PictureKind, id: string, picture: LinkPicture) => string
  /** As a PNG of 1200 by 630. */
  draw: (picture: LinkPicture) => Promise<Buffer>
}

export type PictureKind = 'badges' | 'openings'

/** About 30 kB each. */
const mostKept = 100

/** Draws pictures when they are asked for, and keeps the last ones by what is on them. */
export function linkPictures({ publicUrl, content }: Services): LinkPictures {
  const toPng = pictureDrawer(content.cvFonts)
  const kept = new Map<string, Promise<Buffer>>()
  const { host } = new URL(publicUrl)
  const svgOf = ({ words, drawing }: LinkPicture) => linkCard(words, drawing, host)
  return {
    general: `${publicUrl}${picturesPath}/upful.png`,
    addressOf: (kind, id, picture) =>
      `${publicUrl}${picturesPath}/${kind}/${id}.png?v=${hashOf(svgOf(picture)).slice(0, 8)}`,
    draw(picture) {
      const svg = svgOf(picture)
      const key = hashOf(svg)
      const png = kept.get(key) ?? toPng(svg)
      // The one used last is at the end.
      kept.delete(key)
      kept.set(key, png)
      png.catch(() => kept.delete(key))
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
      return png
    },
  }
}

export const picturesPath = '/pictures'

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
