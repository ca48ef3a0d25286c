import { notHere, PythonError } from './python-error.ts'

export interface PythonToken {
  kind: 'number' | 'text' | 'filled' | 'name' | 'sign' | 'end'
  /** Of a text what stands between its quotes, with escapes already read. */
  text: string
}

/** A line with what stands on it. One that goes on within brackets counts as one. */
export interface PythonLine {
  line: number
  indent: number
  tokens: PythonToken[]
}

const piece =
  /(\d[\d_]*\.?[\d_]*(?:[eE][-+]?\d+)?|\.\d+)|([A-Za-z_]\w*)|(\*\*=|\/\/=|[-+*/%]=|==|!=|<=|>=|\*\*|\/\/|[-+*/%<>=()[\]:,.])/y
const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']' }
const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  '\\': '\\',
  "'": "'",
  '"': '"',
}

/** Splits a program into lines and what stands on them; throws a `PythonError`. */
export function linesOf(source: string): PythonLine[] {
  const lines: PythonLine[] = []
  const open: { sign: string; line: number }[] = []
  source
    // A phone's keyboard writes these by itself.
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replaceAll('\u00a0', ' ')
    .split(/\r?\n/)
    .forEach((text, index) => {
      const line = index + 1
      const spaces = /^[ \t]*/.exec(text)?.[0] ?? ''
      const tokens = tokensOf(text.slice(spaces.length), line)
      if (tokens.length === 0) return
      if (spaces.includes(' ') && spaces.includes('\t')) {
        const problem = 'inconsistent use of tabs and spaces in indentation'
        throw new PythonError('TabError', problem, line)
      }
      const before = lines.at(-1)
      if (open.length > 0 && before) before.tokens.push(...tokens)
      else lines.push({ line, indent: spaces.replaceAll('\t', '    ').length, tokens })
      keepBrackets(open, tokens, line)
    })
  const unclosed = open.at(-1)
  if (unclosed) {
    throw new PythonError('SyntaxError', `'${unclosed.sign}' was never closed`, unclosed.line)
  }
  return lines
}

function keepBrackets(
  open: { sign: string; line: number }[],
  tokens: readonly PythonToken[],
  line: number,
): void {
  for (const { kind, text } of tokens) {
    if (kind !== 'sign') continue
    if (text in closers) open.push({ sign: text, line })
    if (text !== ')' && text !== ']') continue
    const last = open.pop()
    if (!last) throw new PythonError('SyntaxError', `unmatched '${text}'`, line)
    if (closers[last.sign] !== text) {
      const problem = `closing parenthesis '${text}' does not match opening parenthesis '${last.sign}'`
      throw new PythonError('SyntaxError', problem, line)
    }
  }
}

/** What stands on one line, or within the braces of an f-string. */
export function tokensOf(text: string, line: number): PythonToken[] {
  const tokens: PythonToken[] = []
  let at = 0
  while (at < text.length) {
    const sign = text[at] ?? ''
    if (sign === '#') break
    if (sign === ' ' || sign === '\t') at += 1
    else if (sign === '"' || sign === "'") {
      const quoted = textFrom(text, at, line)
      tokens.push({ kind: 'text', text: quoted.text })
      at = quoted.end
    } else if (/^[fF]["']/.test(text.slice(at))) {
      const quoted = textFrom(text, at + 1, line)
      tokens.push({ kind: 'filled', text: quoted.text })
      at = quoted.end
    } else {
      piece.lastIndex = at
      const found = piece.exec(text)
      if (found === null) throw strange(sign, line)
      tokens.push(tokenOf(found, line))
      at = piece.lastIndex
      if (tokens.at(-1)?.kind === 'number' && /[A-Za-z_]/.test(text[at] ?? '')) {
        if (/[xob]/i.test(text[at] ?? '')) throw notHere('numbers such as 0x10', line)
        throw new PythonError('SyntaxError', 'invalid decimal literal', line)
      }
    }
  }
  return tokens
}

function tokenOf([whole, number, name]: RegExpExecArray, line: number): PythonToken {
  if (number !== undefined) {
    if (/^0\d*[1-9]\d*$/.test(number)) {
      const problem = 'leading zeros in decimal integer literals are not permitted'
      throw new PythonError('SyntaxError', problem, line)
    }
    return { kind: 'number', text: number.replaceAll('_', '') }
  }
  return { kind: name === undefined ? 'sign' : 'name', text: whole }
}

function strange(sign: string, line: number): PythonError {
  return /[{}@;\\&|^~!\p{L}]/u.test(sign)
    ? notHere(`“${sign}”`, line)
    : new PythonError('SyntaxError', `invalid character '${sign}'`, line)
}

/** The text whose first quote is at `start`, and where it ends. */
function textFrom(line: string, start: number, number: number): { text: string; end: number } {
  const quote = line[start] ?? '"'
  if (line.startsWith(quote.repeat(3), start)) throw notHere('texts in three quotes', number)
  let text = ''
  for (let at = start + 1; at < line.length; at += 1) {
    const sign = line[at] ?? ''
    if (sign === quote) return { text, end: at + 1 }
    const next = line[at + 1] ?? ''
    if (sign === '\\' && next !== '') {
      if (/[xuUNrabfv0-7]/.test(next)) throw notHere(`“\\${next}” in a text`, number)
      text += escapes[next] ?? `\\${next}`
      at += 1
    } else text += sign
  }
  throw new PythonError('SyntaxError', 'unterminated string literal', number)
}
