import { useState } from 'react'
import { useSession } from './session.ts'

const prefix = 'upful-draft:'

/** A draft that survives when the browser is closed; signing out deletes it. */
export function useDraft(
  name: string,
  saved: string,
): { text: string; write: (text: string) => void; forget: () => void } {
  const session = useSession()
  // The next user to sign in on this device must not see it.
  const person = session.state === 'signed-in' ? session.user.id : ''
  const key = `${prefix}${person}/${name}`
  const [text, setText] = useState(() => draftAt(key) ?? saved)
  return {
    text,
    write: (newText) => {
      setText(newText)
      keepDraft(key, newText)
    },
    forget: () => keepDraft(key, null),
  }
}

/** `useDraft` for structured answers. `read` returns null for a draft that no longer fits the question. */
export function useDraftAnswer<Answer>(
  name: string,
  read: (value: unknown) => Answer | null,
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

/** The draft may be from an earlier version and have another shape. */
export function answerIn<Answer>(
  text: string,
  read: (value: unknown) => Answer | null,
): Answer | null {
  try {
    return text === '' ? null : read(JSON.parse(text))
  } catch {
    return null
  }
}

function draftAt(key: string): string | null {
  return attempt((store) => store.getItem(key)) ?? null
}

function keepDraft(key: string, text: string | null): void {
  attempt((store) => (text === null ? store.removeItem(key) : store.setItem(key, text)))
}

/** If storage is full or blocked, only the draft is lost; the page still works. */
function attempt<Result>(act: (store: Storage) => Result): Result | undefined {
  try {
    return act(localStorage)
  } catch {
    return undefined
  }
}
