import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface ReadPdf {
  /** The lines of each page in the order of the file. */
  pages: string[][]
  /** Each text and how wide it is, in points. */
  widths: { text: string; width: number }[]
  /** The roles of the structure tree, in reading order. */
  roles: string[]
  /** Where its links lead. */
  links: string[]
  lang: string | null
  title: string
  /** The bytes as text, to look for what readers do not report. */
  raw: string
}

/** Reads a PDF as another program does. */
export async function readPdf(base64: string): Promise<ReadPdf> {
  const bytes = Buffer.from(base64, 'base64')
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const pages: string[][] = []
  const roles: string[] = []
  const widths: ReadPdf['widths'] = []
  const links: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const lines: string[] = ['']
    for (const item of items) {
      if (!('str' in item)) continue
      lines[lines.length - 1] += item.str
      widths.push({ text: item.str, width: item.width })
      if (item.hasEOL) lines.push('')
    }
    pages.push(lines.filter((line) => line.trim() !== ''))
    roles.push(...rolesIn(await page.getStructTree()))
    const annotations: { url?: string }[] = await page.getAnnotations()
    links.push(...annotations.flatMap(({ url }) => url ?? []))
  }
  const { info } = (await pdf.getMetadata()) as { info: { Language?: string; Title?: string } }
  await task.destroy()
  return {
    pages,
    widths,
    roles,
    links,
    lang: info.Language ?? null,
    title: info.Title ?? '',
    raw: bytes.toString('latin1'),
  }
}

function rolesIn(node: object | null): string[] {
  if (node === null || !('role' in node) || !('children' in node)) return []
  const below = (node.children as object[]).flatMap(rolesIn)
  return node.role === 'Root' ? below : [String(node.role), ...below]
}
