/** What a formula says, as a tree. */
export type Formula =
  | { kind: 'value'; value: number | string | boolean }
  | { kind: 'cell'; name: string }
  | { kind: 'range'; from: string; to: string }
  | { kind: 'negative' | 'percent'; of: Formula }
  | { kind: 'operation'; operator: string; left: Formula; right: Formula }
  | { kind: 'call'; name: string; inputs: Formula[] }

/** What is wrong with a formula that cannot be read, in a sentence. */
export class FormulaProblem extends Error {}

const maxLength = 200
const token =
  /\s*(?:(\d+(?:\.\d+)?|\.\d+)|"([^"]*)"|\$?([A-Za-z])\$?([1-9]\d?)(?![A-Za-z\d(])|([A-Za-z]+)|(<=|>=|<>|[-+*/^()<>=%:,;&]))/y

interface Token {
  kind: 'number' | 'text' | 'cell' | 'word' | 'sign'
  text: string
}

/** Reads what stands after the "=" of a cell; throws a `FormulaProblem`. */
export function parseFormula(text: string): Formula {
  const tokens = tokensOf(text)
  let at = 0
  const peek = (): Token | undefined => tokens[at]
  const isSign = (...signs: string[]) => {
    const next = peek()
    return next?.kind === 'sign' && signs.includes(next.text)
  }
  function expectSign(sign: string, problem: string) {
    if (!isSign(sign)) throw new FormulaProblem(problem)
    at += 1
  }

  /** Operators from the weakest to the strongest. */
  const levels = [['=', '<>', '<', '>', '<=', '>='], ['&'], ['+', '-'], ['*', '/'], ['^']]
  function operation(level: number): Formula {
    const operators = levels[level]
    if (operators === undefined) return signed()
    let left = operation(level + 1)
    while (isSign(...operators)) {
      const operator = tokens[at]?.text ?? ''
      at += 1
      left = { kind: 'operation', operator, left, right: operation(level + 1) }
    }
    return left
  }

  function signed(): Formula {
    if (isSign('-')) {
      at += 1
      return { kind: 'negative', of: signed() }
    }
    if (isSign('+')) {
      at += 1
      return signed()
    }
    let value = single()
    while (isSign('%')) {
      at += 1
      value = { kind: 'percent', of: value }
    }
    return value
  }

  function single(): Formula {
    const next = peek()
    if (next === undefined) throw new FormulaProblem('Something is missing at the end.')
    at += 1
    if (next.kind === 'number') return { kind: 'value', value: Number(next.text) }
    if (next.kind === 'text') return { kind: 'value', value: next.text }
    if (next.kind === 'cell') return cellOrRange(next.text)
    if (next.kind === 'word') return wordOrCall(next.text)
    if (next.text === '(') {
      const inside = operation(0)
      expectSign(')', 'A bracket is not closed.')
      return inside
    }
    throw new FormulaProblem(`Something is missing before “${next.text}”.`)
  }

  function cellOrRange(from: string): Formula {
    if (!isSign(':')) return { kind: 'cell', name: from }
    at += 1
    const to = peek()
    if (to?.kind !== 'cell')
      throw new FormulaProblem('After “:” comes the last cell, such as B2:B6.')
    at += 1
    return { kind: 'range', from, to: to.text }
  }

  function wordOrCall(word: string): Formula {
    const name = word.toUpperCase()
    if (name === 'TRUE' || name === 'FALSE') return { kind: 'value', value: name === 'TRUE' }
    expectSign('(', `“${word}” is neither a cell nor a function with brackets.`)
    const inputs: Formula[] = []
    while (!isSign(')')) {
      inputs.push(operation(0))
      if (isSign(',', ';')) at += 1
      else if (!isSign(')')) throw new FormulaProblem('A bracket is not closed.')
    }
    at += 1
    return { kind: 'call', name, inputs }
  }

  const whole = operation(0)
  const rest = peek()
  if (rest !== undefined) throw new FormulaProblem(`“${rest.text}” is in the wrong place.`)
  return whole
}

function tokensOf(text: string): Token[] {
  if (text.length > maxLength) throw new FormulaProblem('This formula is too long.')
  const plain = text
    .replace(/[×·]/g, '*')
    .replace(/÷/g, '/')
    .replace(/[−–]/g, '-')
    .replace(/[“”]/g, '"')
    .trimEnd()
  const tokens: Token[] = []
  token.lastIndex = 0
  while (token.lastIndex < plain.length) {
    const start = token.lastIndex
    const found = token.exec(plain)
    if (found === null)
      throw new FormulaProblem(`“${plain.slice(start).trim()[0]}” does not belong in a formula.`)
    const [, number, quoted, column, row, word, sign] = found
    if (number !== undefined) tokens.push({ kind: 'number', text: number })
    else if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted })
    else if (column !== undefined)
      tokens.push({ kind: 'cell', text: `${column.toUpperCase()}${row}` })
    else if (word !== undefined) tokens.push({ kind: 'word', text: word })
    else tokens.push({ kind: 'sign', text: sign ?? '' })
  }
  return tokens
}
