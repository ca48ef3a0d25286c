export interface Store<Value> {
  get: () => Value
  set: (value: Value) => void
  /** Calls the listener after each change, until the returned function is called. */
  listen: (listener: () => void) => () => void
}

/** A value that parts of the page far from each other share; a component reads it with `useStore`. */
export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
