import { sentencesOf } from '#domain/text/sentences.ts'

/** A sentence on the page, and its place in it. */
export interface SpokenSentence {
  text: string
  range: Range
}

const silent =
  'svg, script, style, .sr-only, [hidden], [aria-hidden="true"], [data-silent], details:not([open]) > :not(summary)'
const inline = 'strong, em, a, code, span, [data-term]'

/** The sentences that somebody sees inside an element, in their order. */
export function spokenText(root: Element): SpokenSentence[] {
  return blocksIn(root).flatMap((nodes) => {
    const text = nodes.map(({ data }) => data).join('')
    return sentencesOf(text).map(({ start, end }) => ({
      text: text.slice(start, end),
      range: rangeOf(nodes, start, end),
    }))
  })
}

/** The texts of each paragraph, list item, cell or button together, so that a bold word does not end a sentence. */
function blocksIn(root: Element): Text[][] {
  const blocks: { element: Element | null; nodes: Text[] }[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!(node instanceof Text) || parent?.closest(silent)) continue
    const element = blockOf(parent)
    const last = blocks.at(-1)
    if (last?.element === element) last.nodes.push(node)
    else blocks.push({ element, nodes: [node] })
  }
  return blocks.map(({ nodes }) => nodes)
}

function blockOf(element: Element | null): Element | null {
  return element?.matches(inline) ? blockOf(element.parentElement) : element
}

function rangeOf(nodes: readonly Text[], start: number, end: number): Range {
  const range = document.createRange()
  let from = 0
  for (const node of nodes) {
    const to = from + node.data.length
    if (start >= from && start < to) range.setStart(node, start - from)
    if (end > from && end <= to) range.setEnd(node, end - from)
    from = to
  }
  return range
}
