type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Removes undefined values, so that those fields are left unchanged. */
export function definedOf<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Defined<T>
}
