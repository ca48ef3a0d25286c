import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { FormValues } from '../app/form.ts'
import type { Tone } from '../ui/Button.tsx'

/** What is done once staff have said why. */
export interface Asked {
  /** The whole action, by name: 'Verify Andre Brown'. */
  title: string
  /** The id of what is decided about: the sheet says when a colleague decides it meanwhile. */
  about?: string
  tone?: Tone
  children?: ReactNode
  /** What the person is told or what staff checked, of which they choose at least one. */
  choices?: { label: string; of: Readonly<Record<string, string>>; none?: string }
  /** A second field, which has to be filled in while `isNeeded` says so of what is chosen. */
  instead?: {
    name: string
    label: string
    hint: string
    missing: string
    isNeeded: (chosen: readonly string[]) => boolean
  }
  send: (reason: string, chosen: string[], given: FormValues) => Promise<unknown>
}

/** Opens the one sheet of the desk. */
export const AskForReason = createContext<(asked: Asked) => void>(() => {})

export function useAskForReason(): (asked: Asked) => void {
  return use(AskForReason)
}
