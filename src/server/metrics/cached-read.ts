export interface ReadLimits {
  /** A value is not read again until it is this old. */
  freshMs: number
  /** How long a caller waits for it. */
  limitMs: number
}

/**
 * Reads a value at most once in `freshMs`, and once at a time, however often it is asked for. Null when it
 * could not be read in time; a read that is late is used when it ends.
 */
export function cachedRead<T>(
  read: () => Promise<T>,
  { freshMs, limitMs }: ReadLimits,
): () => Promise<T | null> {
  let last: { value: T | null; at: number } | null = null
  let current: Promise<T | null> | null = null

  async function readAgain(): Promise<T | null> {
    const value = await read().catch(() => null)
    last = { value, at: performance.now() }
    current = null
    return value
  }

  return () => {
    if (current === null && last !== null && performance.now() - last.at < freshMs)
      return Promise.resolve(last.value)
    current ??= readAgain()
    return withinLimit(current, limitMs)
  }
}

async function withinLimit<T>(value: Promise<T>, limitMs: number): Promise<T | null> {
  const limit = Promise.withResolvers<null>()
  const timer = setTimeout(() => limit.resolve(null), limitMs)
  return Promise.race([value, limit.promise]).finally(() => clearTimeout(timer))
}
