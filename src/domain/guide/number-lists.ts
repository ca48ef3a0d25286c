/**
 * A list of whole numbers for each name, all in one array: a hundred thousand small arrays take many times the room of
 * what they hold, and the build can store this as it is.
 */
export interface NumberLists {
  /** Where the list of a name begins in `numbers`: its length, then the list. */
  readonly places: ReadonlyMap<string, number>
  readonly numbers: Int32Array
}

export function numberListsOf(lists: ReadonlyMap<string, readonly number[]>): NumberLists {
  const places = new Map<string, number>()
  let size = 0
  for (const [name, list] of lists) {
    places.set(name, size)
    size += 1 + list.length
  }
  const numbers = new Int32Array(size)
  for (const [name, list] of lists) numbers.set([list.length, ...list], places.get(name))
  return { places, numbers }
}

/** Empty for a name that has none. */
export function numbersOf(name: string, { places, numbers }: NumberLists): Int32Array {
  const place = places.get(name)
  if (place === undefined) return none
  const from = place + 1
  return numbers.subarray(from, from + (numbers[place] ?? 0))
}

const none = new Int32Array()
