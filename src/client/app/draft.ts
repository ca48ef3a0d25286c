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

/** The same for answers that are more than a text. `read` refuses what no longer fits the question. */
export function useDraftAnswer<Answer>(
  name: string,
  read: (kept: unknown) => Answer | null,
): { draft: Answer | null; write: (answer: Answer) => void; clear: () => void } {
  const { text, write, forget } = useDraft(name, '')
  return {
    draft: answerIn(text, read),
    write: (answer) => write(JSON.stringify(answer)),
    clear: () => {
      write('')
      forget()
    },
  }
}

/** Kept by an earlier version, perhaps, and of another form. */
export function answerIn<Answer>(
  text: string,
  read: (kept: unknown) => Answer | null,
): Answer | null {
  try {
    return text === '' ? null : read(JSON.parse(text))
  } catch {
    return null
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
