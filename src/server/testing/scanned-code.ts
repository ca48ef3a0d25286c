import jsqr from 'jsqr'
import { paper, type LaidCv } from '#domain/cv/page-layout.ts'
import { widthOfText } from '#domain/cv/text-width.ts'

const dotsOfAPoint = 3

/** What a scanner reads on the pages of a CV as they are printed, with a black box for every text. */
export function scannedCodes({ pages }: LaidCv): string[] {
  const [width, height] = [paper.width * dotsOfAPoint, paper.height * dotsOfAPoint]
  return pages.flatMap((blocks) => {
    const dots = new Uint8ClampedArray(width * height * 4).fill(255)
    const letters = blocks.flatMap(({ texts }) =>
      texts.map(({ text, x, y, font, size }) => ({
        x,
        y: y - size * 0.75,
        width: widthOfText(text, font, size),
        height: size,
      })),
    )
    for (const box of [...letters, ...blocks.flatMap(({ boxes }) => boxes)]) {
      const [left, right] = [box.x, box.x + box.width].map(inDots)
      const [top = 0, bottom = 0] = [box.y, box.y + box.height].map(inDots)
      for (let row = top; row < bottom; row += 1)
        for (let dot = left ?? 0; dot < (right ?? 0); dot += 1) {
          const at = (row * width + dot) * 4
          dots.fill(0, at, at + 3)
        }
    }
    return jsqr.default(dots, width, height)?.data ?? []
  })
}

function inDots(points: number): number {
  return Math.round(points * dotsOfAPoint)
}
