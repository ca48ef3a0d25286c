import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** The value of a store in a component, which renders again when it changes. */
export function useStore<Value>({ listen, get }: Store<Value>): Value {
  return useSyncExternalStore(listen, get, get)
}
