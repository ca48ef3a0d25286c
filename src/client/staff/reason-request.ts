import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { FormValues } from '../app/form.ts'
import type { Tone } from '../ui/Button.tsx'

/** The action, called once staff have given the reason. */
export interface ReasonRequest {
  /** The full name of the action: 'Verify Andre Brown'. */
  title: string
  /** The id of the subject: the sheet tells staff if a colleague decides about it in the meantime. */
  about?: string
  tone?: Tone
  children?: ReactNode
  /** What the person is told or what staff checked; at least one must be chosen. */
  choices?: { label: string; of: Readonly<Record<string, string>>; none?: string }
  /** A second field, required while `isNeeded` returns true for what is chosen. */
  instead?: {
    name: string
    label: string
    hint: string
    missing: string
    isNeeded: (chosen: readonly string[]) => boolean
  }
  /** One of a list that the action needs besides the reason. */
  pick?: { name: string; label: string; of: readonly { value: string; label: string }[] }
  send: (reason: string, chosen: string[], values: FormValues) => Promise<unknown>
}

/** Opens the staff desk's only sheet. */
export const AskForReason = createContext<(request: ReasonRequest) => void>(() => {})

export function useAskForReason(): (request: ReasonRequest) => void {
  return use(AskForReason)
}
