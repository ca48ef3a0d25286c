import { notHere, PythonError } from './python-error.ts'
import { intIn, only, taken, type PythonRun } from './python-functions.ts'
import { insertAt, listOf, sorted } from './python-sequences.ts'
import { isList, isSame, typeName, type PythonValue } from './python-values.ts'

type ListMethod = (list: PythonValue[], inputs: PythonValue[]) => PythonValue
type TextMethod = (text: string, inputs: PythonValue[], run: PythonRun) => PythonValue

/** `of.name(inputs)`. */
export function callMethod(
  of: PythonValue,
  name: string,
  inputs: PythonValue[],
  run: PythonRun,
): PythonValue {
  if (typeof of === 'string') {
    run.spend(of.length)
    const method = textMethods.get(name)
    if (method) return method(of, inputs, run)
  } else if (isList(of)) {
    run.spend(of.items.length)
    const method = listMethods.get(name)
    if (method) return method(of.items, inputs)
  }
  if (foreign[typeName(of)]?.includes(name)) throw notHere(`“.${name}()”`)
  throw new PythonError('AttributeError', `'${typeName(of)}' object has no attribute '${name}'`)
}

/** What real Python has besides. */
const foreign: Readonly<Record<string, string[]>> = {
  str: 'title capitalize find index rfind isdigit isalpha isalnum isupper islower lstrip rstrip zfill center ljust rjust format splitlines swapcase isnumeric isspace casefold partition'.split(
    ' ',
  ),
  list: ['extend', 'reverse', 'clear', 'copy'],
}

const listMethods: ReadonlyMap<string, ListMethod> = new Map<string, ListMethod>([
  [
    'append',
    (list, inputs) => {
      insertAt(list, list.length, only('list.append', inputs))
      return null
    },
  ],
  [
    'insert',
    (list, inputs) => {
      const [at, value] = inputs
      if (at === undefined || value === undefined || inputs.length > 2) {
        const problem = `insert expected 2 arguments, got ${inputs.length}`
        throw new PythonError('TypeError', problem)
      }
      insertAt(list, Number(intIn(at)), value)
      return null
    },
  ],
  [
    'pop',
    (list, inputs) => {
      if (list.length === 0) throw new PythonError('IndexError', 'pop from empty list')
      const at = inputs.length === 0 ? -1 : Number(intIn(only('pop', inputs)))
      const position = at < 0 ? at + list.length : at
      const [value] = position < 0 ? [] : list.splice(position, 1)
      if (value === undefined) throw new PythonError('IndexError', 'pop index out of range')
      return value
    },
  ],
  [
    'remove',
    (list, inputs) => {
      const wanted = only('list.remove', inputs)
      const at = list.findIndex((item) => isSame(item, wanted))
      if (at < 0) throw new PythonError('ValueError', 'list.remove(x): x not in list')
      list.splice(at, 1)
      return null
    },
  ],
  [
    'count',
    (list, inputs) => {
      const wanted = only('list.count', inputs)
      return BigInt(list.filter((item) => isSame(item, wanted)).length)
    },
  ],
  [
    'sort',
    (list, inputs) => {
      if (inputs.length > 0) {
        throw new PythonError('TypeError', 'sort() takes no positional arguments')
      }
      list.splice(0, list.length, ...sorted(list))
      return null
    },
  ],
])

const textMethods: ReadonlyMap<string, TextMethod> = new Map<string, TextMethod>([
  ['upper', (text, inputs) => without('upper', inputs, () => text.toUpperCase())],
  ['lower', (text, inputs) => without('lower', inputs, () => text.toLowerCase())],
  ['strip', (text, inputs) => without('strip', inputs, () => text.trim())],
  ['startswith', (text, inputs) => text.startsWith(textIn('startswith', inputs))],
  ['endswith', (text, inputs) => text.endsWith(textIn('endswith', inputs))],
  ['count', (text, inputs) => BigInt(text.split(filled(textIn('count', inputs))).length - 1)],
  [
    'replace',
    (text, inputs) => {
      const [from, to] = inputs
      if (typeof from !== 'string' || typeof to !== 'string' || inputs.length > 2) {
        throw new PythonError('TypeError', 'replace() takes two texts')
      }
      return text.replaceAll(filled(from), () => to)
    },
  ],
  [
    'split',
    (text, inputs) => {
      const parts =
        inputs.length === 0
          ? text.split(/\s+/).filter((part) => part !== '')
          : text.split(filled(textIn('split', inputs)))
      return listOf(parts)
    },
  ],
  [
    'join',
    (text, inputs, run) => {
      const parts = taken(only('str.join', inputs), run).map((part, index) => {
        if (typeof part === 'string') return part
        const problem = `sequence item ${index}: expected str instance, ${typeName(part)} found`
        throw new PythonError('TypeError', problem)
      })
      run.spend(parts.length * text.length)
      return parts.join(text)
    },
  ],
])

function without(name: string, inputs: readonly PythonValue[], result: () => string): string {
  if (inputs.length === 0) return result()
  throw notHere(`“.${name}()” with something in its brackets`)
}

function textIn(name: string, inputs: readonly PythonValue[]): string {
  const value = only(`str.${name}`, inputs)
  if (typeof value === 'string') return value
  throw new PythonError('TypeError', `must be str, not ${typeName(value)}`)
}

function filled(text: string): string {
  if (text === '') throw notHere('searching for an empty text')
  return text
}
