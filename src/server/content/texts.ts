import type { Path } from './source.ts'

/** Every string inside a value, with the path to it. */
export function textsIn(value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** The value with every string inside it changed, deeply frozen. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string' ? change(inner) : Object.freeze(inner),
  ) as Value
}

/** The frozen value with every text changed; a part without a change stays the same object. */
export function filledIn<Value>(value: Value, change: (text: string) => string): Value {
  return changedPart(value, change) as Value
}

function changedPart(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const changed = entries.map(([key, inner]): [string, unknown] => [
    key,
    changedPart(inner, change),
  ])
  if (changed.every(([, inner], index) => inner === entries[index]?.[1])) return value
  return Object.freeze(
    Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed),
  )
}
