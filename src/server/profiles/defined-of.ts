type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Without what was left out, so that it stays as it is. */
export function definedOf<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Defined<T>
}
