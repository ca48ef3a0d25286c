const longestText = 20_000

/** Text alone, whatever came: markup goes, entities become letters, also when encoded twice. */
export function plainText(html: string): string {
  let text = html.slice(0, longestText * 4)
  // Greenhouse encodes its HTML as text and the entities in it once more.
  for (let round = 0; round < 3; round += 1) {
    const next = decoded(withoutMarkup(text))
    if (next === text) break
    text = next
  }
  return tidy(withoutMarkup(text)).slice(0, longestText)
}

/** One line of text: a title, a name, a place. */
export function plainLine(text: string, longest = 200): string {
  return plainText(text).replace(/\s+/g, ' ').trim().slice(0, longest)
}

function withoutMarkup(text: string): string {
  return text
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style|iframe|object|svg|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<br\b[^>]*>/gi, '\n')
    .replace(/<\/?(p|div|ul|ol|h[1-6]|section|article|table|tr|blockquote)\b[^>]*>/gi, '\n\n')
    .replace(/<\/?[a-z][^<>]*(?:>|$)/gi, '')
    .replace(/<![^<>]*>/g, '')
}

function decoded(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const hex = /^#x/i.test(name)
    const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10)
    const isLetter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    return isLetter ? String.fromCodePoint(code) : ''
  })
}

/** No control characters, no invisible direction changes, no broken halves of letters. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu, '')
    .replace(/[\t\u00a0 ]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n(?:\n)+(?=- )/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
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
