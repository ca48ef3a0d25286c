import { hashOf } from '#domain/text/seeded-order.ts'

/**
 * A list of whole numbers for each name, in four arrays: a quarter of a million names as strings in a map take 80 MB, their
 * hashes 2, and the build can store arrays as they are.
 */
export interface NumberLists {
  /** The hashes of the names, in ascending order. */
  readonly names: Float64Array
  /** Where the list of each name begins in `numbers`; the last one is where they end. */
  readonly begins: Int32Array
  readonly numbers: Numbers
}

type Numbers = Int16Array | Uint16Array | Int32Array

/** Throws when two names have the same hash. */
export function numberListsOf(lists: ReadonlyMap<string, readonly number[]>): NumberLists {
  const hashed = [...lists]
    .map(([name, list]) => ({ name: nameHash(name), list }))
    .toSorted((one, other) => one.name - other.name)
  const begins = new Int32Array(hashed.length + 1)
  for (const [at, { name, list }] of hashed.entries()) {
    if (name === hashed[at + 1]?.name) throw new Error('two names have the same hash')
    begins[at + 1] = (begins[at] ?? 0) + list.length
  }
  return {
    names: Float64Array.from(hashed, ({ name }) => name),
    begins,
    numbers: inLeastRoom(hashed.flatMap(({ list }) => list)),
  }
}

/** Empty for a name that has none. */
export function numbersOf(name: string, { names, begins, numbers }: NumberLists): Numbers {
  const at = placeOf(nameHash(name), names)
  return at < 0 ? none : numbers.subarray(begins[at], begins[at + 1])
}

const none = new Int16Array()

/** Minus one for a hash that is not among them. */
function placeOf(hash: number, sorted: Float64Array): number {
  let from = 0
  let to = sorted.length - 1
  while (from <= to) {
    const middle = (from + to) >>> 1
    const found = sorted[middle] ?? 0
    if (found === hash) return middle
    if (found < hash) from = middle + 1
    else to = middle - 1
  }
  return -1
}

/** 53 bits: with the 32 of one hash, two of so many names would meet. The second begins with a sign, or it would add nothing. */
function nameHash(name: string): number {
  return hashOf(name) * 2 ** 21 + (hashOf(`|${name}`) >>> 11)
}

function inLeastRoom(numbers: readonly number[]): Numbers {
  let least = 0
  let most = 0
  for (const number of numbers) {
    least = Math.min(least, number)
    most = Math.max(most, number)
  }
  if (least >= -(2 ** 15) && most < 2 ** 15) return Int16Array.from(numbers)
  if (least >= 0 && most < 2 ** 16) return Uint16Array.from(numbers)
  return Int32Array.from(numbers)
}
