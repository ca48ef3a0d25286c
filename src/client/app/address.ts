/** The `$name` parts of a path; null if it doesn't match the pattern. */
export function paramsIn(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = partsOf(pattern)
  const given = partsOf(pathname)
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = decoded(given[index] ?? '')
    if (value === null) return null
    if (part.startsWith('$')) params[part.slice(1)] = value
    else if (part !== value) return null
  }
  return params
}

/** The address for a pattern: its `$name` parts filled in, then the query. */
export function addressOf(
  pattern: string,
  params: Readonly<Record<string, string>> = {},
  search: Readonly<Record<string, string | undefined>> = {},
): string {
  const path = pattern.replaceAll(/\$(\w+)/g, (_part, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) query.set(name, value)
  }
  return query.size === 0 ? path : `${path}?${query}`
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}

// A broken escape in a typed address must lead to the not-found page, not throw.
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
