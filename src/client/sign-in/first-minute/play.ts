import { useState, useSyncExternalStore } from 'react'
import type { FirstMinuteChoices } from '#contract/accounts.ts'
import { createStore } from '../../ui/store.ts'

/** Where somebody is in the first minute, and what they chose until now. */
export interface Play {
  /** The screen, from 0. */
  at: number
  choices: FirstMinuteChoices
}

const key = 'upful-first-minute'
const start: Play = { at: 0, choices: {} }

/** What was chosen, which survives a reload; the prerendered page shows the start. */
export function usePlay(): [Play, (next: Play) => void] {
  const [store] = useState(() => createStore(kept()))
  const play = useSyncExternalStore(store.listen, store.get, () => start)
  function change(next: Play) {
    keep(next)
    store.set(next)
  }
  return [play, change]
}

/** After sign-up, so that the next account on this device begins again. */
export function forgetPlay() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

function kept(): Play {
  try {
    const { at, choices } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Play>
    return typeof at === 'number' && choices ? { at, choices } : start
  } catch {
    // No storage, as in a browser that refuses it, or not ours.
    return start
  }
}

function keep(play: Play) {
  try {
    sessionStorage.setItem(key, JSON.stringify(play))
  } catch {
    // The minute goes on, and a reload starts it again.
  }
}
