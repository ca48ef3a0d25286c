/** The part of pdfkit that we use. Published types are of an older version, and have fonts' features wrong. */
declare module 'pdfkit' {
  interface StructureElement {
    add: (child: StructureElement | (() => void)) => StructureElement
    end: () => void
  }

  interface TextOptions {
    lineBreak: false
    baseline: 'alphabetic'
    /** OpenType features by their tags; false turns off one that is usually on. */
    features: Readonly<Record<string, boolean>>
    link?: string
  }

  interface DocumentOptions {
    size: readonly [number, number]
    margin: number
    autoFirstPage: boolean
    pdfVersion: '1.7'
    tagged: boolean
    lang: string
    displayTitle: boolean
    /** The first font; without one, none is loaded. */
    font: null
    info: Readonly<Record<'Title' | 'Author' | 'Creator' | 'Producer', string>>
  }

  export default class PDFDocument {
    constructor(options: DocumentOptions)
    on(event: 'data', listener: (chunk: Buffer) => void): this
    on(event: 'end', listener: () => void): this
    addPage(): this
    addStructure(element: StructureElement): this
    struct(
      role: string,
      children?: (() => void) | readonly (StructureElement | (() => void))[],
    ): StructureElement
    struct(role: string, options: { alt: string }, children: () => void): StructureElement
    markContent(tag: 'Artifact', options: { type: 'Layout' }): this
    endMarkedContent(): this
    registerFont(name: string, file: Buffer): this
    font(name: string): this
    fontSize(size: number): this
    fillColor(colour: string): this
    text(text: string, x: number, y: number, options: TextOptions): this
    lineWidth(width: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    stroke(colour: string): this
    rect(x: number, y: number, width: number, height: number): this
    fill(colour: string): this
    end(): void
  }
}
