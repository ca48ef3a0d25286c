export function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let product = 0
  for (let at = 0; at < one.length; at += 1) product += (one[at] ?? 0) * (other[at] ?? 0)
  return product
}

/** The same direction at distance 1; no direction stays none. */
export function withLengthOne(vector: Float64Array): Float64Array {
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((value) => value / length)
}

/** What is left of a direction without a share of what it has in common with another one. */
export function apartFrom(vector: Float64Array, other: Float64Array, share: number): Float64Array {
  const common = share * dot(vector, other)
  return withLengthOne(vector.map((value, at) => value - common * (other[at] ?? 0)))
}
