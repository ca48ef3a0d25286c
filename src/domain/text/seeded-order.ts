/** The list in a pseudo-random order that depends only on the seed. */
export function shuffled<Item>(list: readonly Item[], seed: string): Item[] {
  const next = numbersFrom(seed)
  const rest = [...list]
  const order: Item[] = []
  while (rest.length > 0) order.push(...rest.splice(Math.floor(next() * rest.length), 1))
  return order
}

/** Numbers in [0, 1): FNV-1a over the seed, then splitmix32. Not for secrets. */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}
