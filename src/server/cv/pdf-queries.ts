import type PDFDocument from 'pdfkit'
import type { StructureElement } from 'pdfkit'
import type { z } from 'zod'
import type { byteFile } from '#contract/cv.ts'
import type { Cv } from '#domain/cv/cv.ts'
import {
  layOut,
  paper,
  type PlacedBlock,
  type PlacedBox,
  type PlacedText,
} from '#domain/cv/page-layout.ts'
import { bareLetters } from '#domain/text/plain-letters.ts'
import type { Content } from '../content/load-content.ts'

/** The letters are placed by `layOut`, so kerning and ligatures must not move them. */
const asPlaced = { lineBreak: false, features: { kern: false, liga: false, clig: false } } as const

interface PdfWords {
  title: string
  author: string
  /** What the name of the file is made of. */
  fileWords: readonly string[]
}

export function pdfOfCv(content: Content, cv: Cv): Promise<z.output<typeof byteFile>> {
  const { name } = cv.document
  return pdfOfPages(content, layOut(cv).pages, {
    title: ['CV', name].filter((text) => text !== '').join(' of '),
    author: name,
    fileWords: ['cv', name],
  })
}

/** Pages as a PDF: real text in reading order, tagged for screen readers, with its fonts inside, black on white. */
export async function pdfOfPages(
  { cvFonts }: Content,
  pages: readonly PlacedBlock[][],
  { title, author, fileWords }: PdfWords,
): Promise<z.output<typeof byteFile>> {
  // Most processes never need it, and it takes a while to load.
  const { default: Pdf } = await import('pdfkit')
  const pdf = new Pdf({
    size: [paper.width, paper.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-JM',
    displayTitle: true,
    font: null,
    info: { Title: title, Author: author, Creator: 'Upful', Producer: 'Upful' },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => pdf.on('end', resolve))
  pdf.registerFont('regular', cvFonts.regular)
  pdf.registerFont('bold', cvFonts.bold)
  draw(pdf, pages)
  pdf.end()
  await ended
  return { name: fileNameOf(fileWords), base64: Buffer.concat(chunks).toString('base64') }
}

function draw(pdf: PDFDocument, pages: readonly PlacedBlock[][]): void {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  let list: StructureElement | null = null
  for (const blocks of pages) {
    pdf.addPage()
    for (const block of blocks) {
      if (block.role === 'LI') {
        if (list === null) {
          list = pdf.struct('L')
          root.add(list)
        }
        list.add(listItem(pdf, block))
      } else {
        list?.end()
        list = null
        if (block.boxes.length > 0) root.add(qrCode(pdf, block))
        root.add(pdf.struct(block.role, textsOf(pdf, block.texts)))
      }
      if (block.rule !== null) drawRule(pdf, block.rule)
    }
  }
  list?.end()
  root.end()
}

function listItem(pdf: PDFDocument, { texts: [bullet, ...lines] }: PlacedBlock): StructureElement {
  const label = pdf.struct('Lbl', () => write(pdf, bullet === undefined ? [] : [bullet]))
  const body = pdf.struct('LBody', () => write(pdf, lines))
  return pdf.struct('LI', [label, body])
}

/** The link beside it is read out, so that this says only what it is. */
function qrCode(pdf: PDFDocument, { boxes }: PlacedBlock): StructureElement {
  return pdf.struct('Figure', { alt: 'QR code of the link that follows' }, () => fill(pdf, boxes))
}

/** All in one go: between squares that are filled one by one, some viewers leave a light line. */
function fill(pdf: PDFDocument, boxes: readonly PlacedBox[]): void {
  for (const { x, y, width, height } of boxes) pdf.rect(x, y, width, height)
  pdf.fill('black')
}

/** What is linked is a part of its own for a screen reader. */
function textsOf(
  pdf: PDFDocument,
  texts: readonly PlacedText[],
): (StructureElement | (() => void))[] {
  const linked = texts.filter(({ link }) => link !== undefined)
  const plain = texts.filter(({ link }) => link === undefined)
  return [
    () => write(pdf, plain),
    ...(linked.length === 0 ? [] : [pdf.struct('Link', () => write(pdf, linked))]),
  ]
}

function write(pdf: PDFDocument, texts: readonly PlacedText[]): void {
  for (const { text, x, y, font, size, link } of texts)
    pdf
      .font(font)
      .fontSize(size)
      .fillColor('black')
      .text(text, x, y, { ...asPlaced, baseline: 'alphabetic', ...(link && { link }) })
}

/** A line says nothing, so a screen reader passes over it. */
function drawRule(pdf: PDFDocument, { x, y, width }: NonNullable<PlacedBlock['rule']>): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .lineWidth(0.75)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke('black')
  pdf.endMarkedContent()
}

/** "cv-kemar-brown.pdf": what an employer finds again among others. */
function fileNameOf(fileWords: readonly string[]): string {
  const words =
    bareLetters(fileWords.join(' '))
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return `${words.join('-').slice(0, 60)}.pdf`
}
