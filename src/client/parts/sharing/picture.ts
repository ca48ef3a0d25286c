import type { MeasureText } from '#domain/text/card-layout.ts'

/** A picture of an SVG sees no fonts but the device's. */
export const cardFont =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif"

/** Measures as the device draws. */
export function measureOnDevice(): MeasureText {
  const context = document.createElement('canvas').getContext('2d')
  return (text, size, weight) => {
    if (context === null) return text.length * size * 0.6
    context.font = `${weight} ${size}px ${cardFont}`
    return context.measureText(text).width
  }
}

/** A drawing on the page as a PNG file, made on the device. */
export async function pictureOf(
  drawing: SVGSVGElement,
  { width, height }: { width: number; height: number },
  name: string,
): Promise<File> {
  const image = new Image(width, height)
  // A data address, because the content security policy allows no blobs.
  image.src = `data:image/svg+xml,${encodeURIComponent(await standingAlone(drawing, width, height))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('the canvas gave no picture')
  return new File([blob], name, { type: 'image/png' })
}

/** Its text without anything that only the page has: sizes on the screen, classes, symbols of other files. */
async function standingAlone(drawing: SVGSVGElement, width: number, height: number) {
  const copy = document.importNode(drawing, true)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  for (const element of [copy, ...copy.querySelectorAll('[class]')])
    element.removeAttribute('class')
  const uses = [...copy.querySelectorAll('use')]
  const symbols = await Promise.all(uses.map(symbolOf))
  for (const use of uses) use.replaceWith(document.createComment(marker))
  return symbols.reduce(
    (text, symbol) => text.replace(`<!--${marker}-->`, () => symbol),
    new XMLSerializer().serializeToString(copy),
  )
}

const marker = 'symbol'

/** What a `use` shows, as an SVG inside the SVG, with its colours written out. */
async function symbolOf(use: SVGUseElement): Promise<string> {
  const [file = '', id = ''] = use.getAttribute('href')?.split('#') ?? []
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file} did not load`)
  const pattern = new RegExp(`<symbol id="${id}"([^>]*)>(.*?)</symbol>`, 's')
  const [, attributes, inside] = pattern.exec(await response.text()) ?? []
  if (inside === undefined) throw new Error(`${file} has no ${id}`)
  const place = ['x', 'y', 'width', 'height']
    .map((name) => `${name}="${use.getAttribute(name) ?? 0}"`)
    .join(' ')
  const coloured = inside.replaceAll(/var\((--[a-z]+)\)/g, (_, name: string) =>
    use.style.getPropertyValue(name),
  )
  return `<svg ${place} ${attributes}>${coloured}</svg>`
}
