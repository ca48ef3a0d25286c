export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'code'; text: string }
  /** To http(s), or to one of our own pages if it starts with a slash. */
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'break' }
  /** A word with its meaning; only `withMeanings` makes it. */
  | { kind: 'term'; text: string; meaning: string }

/** Parses the inline markup of a block. Malformed markup is text. */
export function inlineOf(text: string): Inline[] {
  return readInline(text, 0)
}

const maxDepth = 6

function readInline(text: string, depth: number): Inline[] {
  const inlines: Inline[] = []
  let plain = ''
  let index = 0
  const flush = () => {
    if (plain) inlines.push({ kind: 'text', text: plain })
    plain = ''
  }
  while (index < text.length) {
    const span = depth < maxDepth ? markAt(text, index, depth) : null
    if (span) {
      flush()
      inlines.push(...span.inlines)
      index = span.end
      continue
    }
    // \* is a star, and a backslash before a letter is a backslash.
    if (text[index] === '\\' && escapable.test(text[index + 1] ?? '')) index += 1
    plain += text[index] ?? ''
    index += 1
    // Skip a run of characters that opened nothing: ____ is a gap, not emphasis.
    while (/[*_`]/.test(text[index - 1] ?? '') && text[index] === text[index - 1]) {
      plain += text[index] ?? ''
      index += 1
    }
  }
  flush()
  return inlines
}

const escapable = /[\\`*_{}[\]()#+\-.!|<>~$&]/

interface Span {
  inlines: Inline[]
  end: number
}

function markAt(text: string, index: number, depth: number): Span | null {
  switch (text[index]) {
    case '\n':
      return { inlines: [{ kind: 'break' }], end: index + 1 }
    case '`':
      return codeAt(text, index)
    case '*':
    case '_':
      return stressAt(text, index, depth)
    case '[':
      return linkAt(text, index, depth)
    case '<':
    case 'h':
    case 'H':
      return bareLinkAt(text, index)
    default:
      return null
  }
}

function codeAt(text: string, index: number): Span | null {
  const fence = signRun(text, index)
  const close = closerAt(text, fence, index + fence.length)
  if (close < 0) return null
  const inside = text
    .slice(index + fence.length, close)
    .replaceAll('\n', ' ')
    .trim()
  return inside ? { inlines: [{ kind: 'code', text: inside }], end: close + fence.length } : null
}

function stressAt(text: string, index: number, depth: number): Span | null {
  const sign = signRun(text, index)
  const strong = sign === '**'
  if (!strong && sign !== '*' && sign !== '_') return null
  // 5*3*2 and snake_case_names are not emphasis.
  if (!strong && isWord(text[index - 1])) return null

  const start = index + sign.length
  const close = closerAt(text, sign, start)
  if (close < 0 || /\s/.test(`${text[start]}${text[close - 1]}`)) return null
  if (!strong && isWord(text[close + 1])) return null

  const children = readInline(text.slice(start, close), depth + 1)
  const inlines: Inline[] = [{ kind: strong ? 'strong' : 'emphasis', children }]
  return { inlines, end: close + sign.length }
}

/** The index of the next run of exactly these characters, or -1. */
function closerAt(text: string, signs: string, from: number): number {
  let index = text.indexOf(signs, from)
  while (index >= 0) {
    const run = signRun(text, index)
    const escaped = text[index - 1] === '\\' && signs[0] !== '`'
    if (run === signs && !escaped && index > from) return index
    index = text.indexOf(signs, index + run.length)
  }
  return -1
}

function signRun(text: string, index: number): string {
  let end = index
  while (text[end] === text[index]) end += 1
  return text.slice(index, end)
}

function linkAt(text: string, index: number, depth: number): Span | null {
  linkPattern.lastIndex = index
  const [all, label = '', target = ''] = linkPattern.exec(text) ?? []
  if (!all) return null

  const children = readInline(label, depth + 1).filter(({ kind }) => kind !== 'link')
  const href = safeHref(target)
  const inlines: Inline[] =
    href && children.length > 0 ? [{ kind: 'link', href, children }] : children
  return { inlines, end: index + all.length }
}

const linkPattern =
  /\[([^[\]\n]{1,300})\]\( {0,3}<?([^\s()<>]{0,2000}(?:\([^\s()<>]{0,200}\)[^\s()<>]{0,200})?)>? {0,3}(?:"[^"\n]{0,200}")? {0,3}\)/y

function bareLinkAt(text: string, index: number): Span | null {
  if (isWord(text[index - 1])) return null
  barePattern.lastIndex = index
  const [all, , inside = '', closed] = barePattern.exec(text) ?? []
  if (!all || (all.startsWith('<') && !closed)) return null
  const target = closed ? inside : inside.replace(/(?<![.,;:!?)'"*_])[.,;:!?)'"*_]+$/, '')
  const href = safeHref(target)
  if (!href) return null
  const end = closed ? index + all.length : index + target.length
  return { inlines: [{ kind: 'link', href, children: [{ kind: 'text', text: target }] }], end }
}

const barePattern = /(<?)(https?:\/\/[^\s<>"`[\]{}|\\^]{1,2000})(>?)/iy

function safeHref(target: string): string | null {
  if (/^https?:\/\/[^\s"'<>\\]+$/i.test(target)) return target
  // "//elsewhere" and "/\elsewhere" leave the site.
  return /^\/(?![/\\])[^\s"'<>\\]*$/.test(target) ? target : null
}

function isWord(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
}
