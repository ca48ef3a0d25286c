import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CvFont } from '#domain/cv/text-width.ts'

export type CvFonts = Readonly<Record<CvFont, Buffer>>

/** Where the fonts of a CV are in the content, and in what the build makes of it. The browser draws with the same files. */
export const cvFontsFolder = 'fonts'

export function readCvFonts(folder: string): CvFonts {
  const read = (font: CvFont) => readFileSync(join(folder, cvFontsFolder, `${font}.woff`))
  return { regular: read('regular'), bold: read('bold') }
}
