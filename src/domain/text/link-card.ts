import { printable, widthOfText } from '#domain/cv/text-width.ts'
import { cardColours, cardHills, cardInk, cardLayout, type CardWords } from './card-layout.ts'
import { htmlText } from './html-text.ts'

/** What is drawn beside the words of a card, in a square of 400. */
export interface CardDrawing {
  /** What is behind it: gold, or paper for a drawing that has its own colours. */
  ground: 'sun' | 'paper'
  /** SVG. */
  inside: string
}

const icon = (paths: string) =>
  `<g transform="translate(110 100) scale(7.5)" fill="none" stroke="${cardColours.onSun}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`

/** Of Upful itself. */
export const sproutDrawing: CardDrawing = {
  ground: 'sun',
  inside: icon(
    '<path d="M14 9.536V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4M5 21h14"/>',
  ),
}

/** Of an opening. */
export const caseDrawing: CardDrawing = {
  ground: 'sun',
  inside: icon(
    '<path d="M12 12h.01M16 6V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v2M22 13a18.15 18.15 0 0 1-20 0"/><rect width="20" height="14" x="2" y="6" rx="2"/>',
  ),
}

/** The picture that messengers show with a link, as an SVG of 1200 by 630 in the fonts of the server. */
export function linkCard(words: CardWords, drawing: CardDrawing, host: string): string {
  const layout = cardLayout(
    {
      lead: printable(words.lead),
      // A title of signs that the fonts do not have leaves nothing.
      headline: printable(words.headline) || 'Upful',
      details: words.details.map(printable).filter(Boolean),
    },
    'wide',
    (text, size, weight) => widthOfText(text, weight >= 600 ? 'bold' : 'regular', size),
  )
  const { width, height, texts, art, foot } = layout
  const hills = cardHills(layout).map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`)
  const lines = texts.map(
    ({ text, x, y, size, weight, part }) =>
      `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight >= 600 ? 700 : 400}" fill="${cardInk[part]}">${htmlText(text)}</text>`,
  )
  const ground = drawing.ground === 'sun' ? cardColours.sun : cardColours.onHill
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${cardColours.sky}"/>`,
    `<g transform="translate(${art.x} ${art.y}) scale(${art.size / 400})">`,
    `<circle cx="200" cy="190" r="190" fill="${cardColours.halo}"/>`,
    `<circle cx="200" cy="190" r="146" fill="${ground}"/>${drawing.inside}</g>`,
    ...hills,
    ...lines,
    `<g fill="${cardColours.onHill}" font-weight="700"><text x="${foot.x}" y="${foot.y}" font-size="${foot.size * 0.8}">Upful</text>`,
    `<text x="${width - foot.x}" y="${foot.y}" font-size="${foot.size * 0.5}" text-anchor="end">${htmlText(host)}</text></g>`,
    '</svg>',
  ].join('')
}
