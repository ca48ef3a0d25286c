export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'code'; text: string }
  /** To http(s), or to one of our own pages if it starts with a slash. */
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'break' }

/** Parses the inline markup of a block. Malformed markup is text. */
export function inlineOf(text: string): Inline[] {
  return readInline(text, 0)
}

const deepest = 6

function readInline(text: string, depth: number): Inline[] {
  const found: Inline[] = []
  let plain = ''
  let at = 0
  const flush = () => {
    if (plain) found.push({ kind: 'text', text: plain })
    plain = ''
  }
  while (at < text.length) {
    const marked = depth < deepest ? markAt(text, at, depth) : null
    if (marked) {
      flush()
      found.push(...marked.inlines)
      at = marked.end
      continue
    }
    // \* is a star, and a backslash before a letter is a backslash.
    if (text[at] === '\\' && escapable.test(text[at + 1] ?? '')) at += 1
    plain += text[at] ?? ''
    at += 1
    // Skip a run of characters that opened nothing: ____ is a gap, not emphasis.
    while (/[*_`]/.test(text[at - 1] ?? '') && text[at] === text[at - 1]) {
      plain += text[at] ?? ''
      at += 1
    }
  }
  flush()
  return found
}

const escapable = /[\\`*_{}[\]()#+\-.!|<>~$&]/

interface Marked {
  inlines: Inline[]
  end: number
}

function markAt(text: string, at: number, depth: number): Marked | null {
  switch (text[at]) {
    case '\n':
      return { inlines: [{ kind: 'break' }], end: at + 1 }
    case '`':
      return codeAt(text, at)
    case '*':
    case '_':
      return stressAt(text, at, depth)
    case '[':
      return linkAt(text, at, depth)
    case '<':
    case 'h':
    case 'H':
      return bareLinkAt(text, at)
    default:
      return null
  }
}

function codeAt(text: string, at: number): Marked | null {
  const fence = signRun(text, at)
  const close = closerAt(text, fence, at + fence.length)
  if (close < 0) return null
  const inside = text
    .slice(at + fence.length, close)
    .replaceAll('\n', ' ')
    .trim()
  return inside ? { inlines: [{ kind: 'code', text: inside }], end: close + fence.length } : null
}

function stressAt(text: string, at: number, depth: number): Marked | null {
  const sign = signRun(text, at)
  const strong = sign === '**'
  if (!strong && sign !== '*' && sign !== '_') return null
  // 5*3*2 and snake_case_names are not emphasis.
  if (!strong && isWord(text[at - 1])) return null

  const start = at + sign.length
  const close = closerAt(text, sign, start)
  if (close < 0 || /\s/.test(`${text[start]}${text[close - 1]}`)) return null
  if (!strong && isWord(text[close + 1])) return null

  const children = readInline(text.slice(start, close), depth + 1)
  const inlines: Inline[] = [{ kind: strong ? 'strong' : 'emphasis', children }]
  return { inlines, end: close + sign.length }
}

/** The index of the next run of exactly these characters, or -1. */
function closerAt(text: string, signs: string, from: number): number {
  let at = text.indexOf(signs, from)
  while (at >= 0) {
    const run = signRun(text, at)
    const escaped = text[at - 1] === '\\' && signs[0] !== '`'
    if (run === signs && !escaped && at > from) return at
    at = text.indexOf(signs, at + run.length)
  }
  return -1
}

function signRun(text: string, at: number): string {
  let end = at
  while (text[end] === text[at]) end += 1
  return text.slice(at, end)
}

function linkAt(text: string, at: number, depth: number): Marked | null {
  linkPattern.lastIndex = at
  const [all, label = '', target = ''] = linkPattern.exec(text) ?? []
  if (!all) return null

  const children = readInline(label, depth + 1).filter(({ kind }) => kind !== 'link')
  const href = safeHref(target)
  const inlines: Inline[] =
    href && children.length > 0 ? [{ kind: 'link', href, children }] : children
  return { inlines, end: at + all.length }
}

const linkPattern =
  /\[([^[\]\n]{1,300})\]\( {0,3}<?([^\s()<>]{0,2000}(?:\([^\s()<>]{0,200}\)[^\s()<>]{0,200})?)>? {0,3}(?:"[^"\n]{0,200}")? {0,3}\)/y

function bareLinkAt(text: string, at: number): Marked | null {
  if (isWord(text[at - 1])) return null
  barePattern.lastIndex = at
  const [all, , inside = '', closed] = barePattern.exec(text) ?? []
  if (!all || (all.startsWith('<') && !closed)) return null
  const target = closed ? inside : inside.replace(/(?<![.,;:!?)'"*_])[.,;:!?)'"*_]+$/, '')
  const href = safeHref(target)
  if (!href) return null
  const end = closed ? at + all.length : at + target.length
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
