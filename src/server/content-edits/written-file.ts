import { isMap, isNode, isScalar, isSeq, parseDocument, stringify, type YAMLMap } from 'yaml'
import type { FieldTexts } from '#domain/learning/content-edit.ts'

const lineWidth = 110

/** The text of a file that is a list, with these fields of these entries. The rest stays, with its comments. */
export function listWith(text: string, edits: ReadonlyMap<string, FieldTexts>): string {
  const list: unknown = parseDocument(text).contents
  const entries = isSeq(list) ? list.items.filter((item): item is YAMLMap => isMap(item)) : []
  return spliced(
    text,
    entries.flatMap((entry) => {
      const texts = edits.get(String(entry.get('id')))
      return texts === undefined ? [] : splicesOf(text, entry, texts, '  ')
    }),
  )
}

/** The text of an answer's file, with these fields. */
export function answerWith(text: string, texts: FieldTexts): string {
  const end = text.indexOf('\n---', 3) + 1
  const front = text.slice(4, end)
  const map: unknown = parseDocument(front).contents
  const isBody = ([name]: [string, string]) => name === 'answer' || name.startsWith('parts.')
  const fields = Object.entries(texts)
  const inFront = Object.fromEntries(fields.filter((field) => !isBody(field)))
  const newFront = isMap(map) ? spliced(front, splicesOf(front, map, inFront, '')) : front
  return `---\n${newFront}---\n${bodyWith(text.slice(end + 4), Object.fromEntries(fields.filter(isBody)))}`
}

/** The answer, then a heading for each part. */
function bodyWith(body: string, texts: FieldTexts): string {
  const [answer = '', ...sections] = body.split(/^## /m)
  const parts = new Map(
    sections.map((section): [string, string] => {
      const [heading = '', ...lines] = section.split('\n')
      return [heading.trim(), lines.join('\n').trim()]
    }),
  )
  for (const [name, text] of Object.entries(texts)) {
    const part = name.slice('parts.'.length)
    if (name === 'answer') continue
    if (text === '') parts.delete(part)
    else parts.set(part, text)
  }
  return [
    `${texts['answer'] ?? answer.trim()}\n`,
    ...(parts.size === 0 ? [] : ['\n']),
    ...Array.from(parts, ([heading, text]) => `## ${heading}\n${text}\n`),
  ].join('')
}

interface Splice {
  from: number
  to: number
  text: string
}

function spliced(text: string, splices: readonly Splice[]): string {
  return splices
    .toSorted((a, b) => b.from - a.from)
    .reduce(
      (result, { from, to, text: put }) => result.slice(0, from) + put + result.slice(to),
      text,
    )
}

function splicesOf(file: string, entry: YAMLMap, texts: FieldTexts, indent: string): Splice[] {
  return Object.entries(texts).map(([name, text]): Splice => {
    const pair = entry.items.find(({ key }) => isScalar(key) && key.value === name)
    const [from, to] = pair === undefined ? newLine(file, entry) : linesOf(file, pair)
    return { from, to, text: text === '' ? '' : written(name, text, indent) }
  })
}

/** Whole lines, with the indent of the key, so that no part of the old value stays. */
function linesOf(file: string, { key, value }: { key: unknown; value: unknown }): [number, number] {
  const keyStart = isNode(key) ? (key.range?.[0] ?? 0) : 0
  const valueEnd = isNode(value) ? (value.range?.[1] ?? keyStart) : keyStart
  const lineEnd = file[valueEnd - 1] === '\n' ? valueEnd - 1 : file.indexOf('\n', valueEnd)
  return [file.lastIndexOf('\n', keyStart - 1) + 1, lineEnd < 0 ? file.length : lineEnd + 1]
}

/** Below the last value of the entry. */
function newLine(file: string, entry: YAMLMap): [number, number] {
  const last = entry.items.at(-1)
  const end = last === undefined ? file.length : linesOf(file, last)[1]
  return [end, end]
}

/** `key: value` as whole lines. */
function written(name: string, text: string, indent: string): string {
  const value = name === 'asked' ? text.split('\n') : text
  return stringify({ [name]: value }, { lineWidth: lineWidth - indent.length, singleQuote: true })
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '\n' : `${indent}${line}\n`))
    .join('')
}
