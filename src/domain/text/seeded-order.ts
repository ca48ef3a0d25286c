/** The list in a pseudo-random order that depends only on the seed. */
export function shuffled<Item>(list: readonly Item[], seed: string): Item[] {
  const next = numbersFrom(seed)
  const rest = [...list]
  const order: Item[] = []
  while (rest.length > 0) order.push(...rest.splice(Math.floor(next() * rest.length), 1))
  return order
}

/** FNV-1a, 32 bits. Not for secrets. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Numbers in [0, 1): splitmix32 over the seed's hash. Not for secrets. */
function numbersFrom(seed: string): () => number {
  let state = hashOf(seed) | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}
