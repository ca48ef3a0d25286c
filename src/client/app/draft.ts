import { useState } from 'react'

/** Text that is being written; it outlives a reload of this tab, and leaves no trace on a borrowed phone. */
export function useDraft(
  name: string,
  saved: string,
): { text: string; write: (text: string) => void; forget: () => void } {
  const key = `upful-draft:${name}`
  const [text, setText] = useState(() => kept(key) ?? saved)
  return {
    text,
    write: (next) => {
      setText(next)
      keep(key, next)
    },
    forget: () => keep(key, null),
  }
}

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // A full or forbidden store costs the draft, not the page.
  }
}
