const maxTextLength = 20_000
/** Markup is longer than the text it contains. */
const maxMarkupLength = maxTextLength * 4

/**
 * Plain text from any input: markup is removed and entities are decoded, even if encoded twice. The input
 * is truncated first, and every rule is linear.
 */
export function plainText(html: string): string {
  let text = html.slice(0, maxMarkupLength)
  // Greenhouse encodes its HTML as text, so the entities in it are encoded twice.
  for (let round = 0; round < 3; round += 1) {
    const next = decodeEntities(withoutMarkup(text))
    if (next === text) break
    text = next
  }
  return tidy(withoutMarkup(text)).slice(0, maxTextLength)
}

/** One line of text: a title, a name, a place. */
export function plainLine(text: string, maxLength = 200): string {
  return plainText(text.slice(0, maxLength * 10))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
}

function withoutMarkup(text: string): string {
  return withoutInvisibleElements(withoutComments(text))
    .replace(/<li\b[^<>]*>/gi, '\n- ')
    .replace(/<br\b[^<>]*>/gi, '\n')
    .replace(/<\/?(?:p|div|ul|ol|h[1-6]|section|article|table|tr|blockquote)\b[^<>]*>/gi, '\n\n')
    .replace(/<\/?[a-z][^<>]*>?/gi, '')
    .replace(/<![^<>]*>?/g, '')
}

function withoutComments(text: string): string {
  const [before = '', ...parts] = text.split('<!--')
  return before + parts.map((part) => after(part, '-->')).join('')
}

/** The text after the mark; empty when there is no mark. */
function after(text: string, mark: string): string {
  const index = text.indexOf(mark)
  return index === -1 ? '' : text.slice(index + mark.length)
}

/** Removes elements whose content is never visible text, such as scripts. */
function withoutInvisibleElements(text: string): string {
  let result = ''
  let position = 0
  for (const { index, 0: opening, 1: name = '' } of text.matchAll(invisibleElement)) {
    if (index < position) continue
    result += text.slice(position, index)
    const closing = new RegExp(`</${name}`, 'gi')
    closing.lastIndex = index + opening.length
    const end = closing.exec(text) === null ? text.length : text.indexOf('>', closing.lastIndex)
    // It is never closed, so the rest is inside and is skipped.
    if (end === -1 || end === text.length) return result
    position = end + 1
  }
  return result + text.slice(position)
}
const invisibleElement = /<(script|style|iframe|object|svg|template)\b/gi

function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? entity
    const hex = /^#x/i.test(name)
    const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10)
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : ''
  })
}

/** Removes control characters, direction marks and unpaired surrogates, and tidies whitespace. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu, '')
    .replace(/[\t\u00a0 ]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}(- )?/g, (_, item?: string) => (item === undefined ? '\n\n' : '\n- '))
    .trim()
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  hellip: '…',
  eacute: 'é',
  copy: '©',
  reg: '®',
  trade: '™',
  pound: '£',
  euro: '€',
}
