/** What was read, with the version that the same statement read. */
export interface Versioned<Value> {
  version: string
  value: Value
}

/** Returns the copy of this version, or of a newer one if the database has changed since it was read. */
export type VersionedCopy<Value> = (version: string) => Promise<Versioned<Value>>

/**
 * A copy in memory of what is the same for everybody and seldom changes. Each request reads the version
 * in a statement that it runs anyway, so no process shows what another one has replaced. `load` reads
 * value and version in one statement, from one snapshot.
 */
export function versionedCopy<Value>(load: () => Promise<Versioned<Value>>): VersionedCopy<Value> {
  let latest: Promise<Versioned<Value>> | null = null
  return async (version) => {
    const known = await latest?.catch(() => null)
    if (known?.version === version) return known
    latest = load()
    return latest
  }
}
