import { useState } from 'react'
import { useSession } from './session.ts'

const mark = 'upful-draft:'

/** Text that is being written. It outlives a reload of this tab; signing out takes it away. */
export function useDraft(
  name: string,
  saved: string,
): { text: string; write: (text: string) => void; forget: () => void } {
  const session = useSession()
  // The next person to sign in on this phone must not meet it.
  const person = session.state === 'signed-in' ? session.user.id : ''
  const key = `${mark}${person}/${name}`
  const [text, setText] = useState(() => draftAt(key) ?? saved)
  return {
    text,
    write: (next) => {
      setText(next)
      keepDraft(key, next)
    },
    forget: () => keepDraft(key, null),
  }
}

export function forgetDrafts(): void {
  attempt((store) => {
    for (const key of Object.keys(store)) if (key.startsWith(mark)) store.removeItem(key)
  })
}

function draftAt(key: string): string | null {
  return attempt((store) => store.getItem(key)) ?? null
}

function keepDraft(key: string, text: string | null): void {
  attempt((store) => (text === null ? store.removeItem(key) : store.setItem(key, text)))
}

/** A full or forbidden store costs the draft, not the page. */
function attempt<Result>(act: (store: Storage) => Result): Result | undefined {
  try {
    return act(sessionStorage)
  } catch {
    return undefined
  }
}
