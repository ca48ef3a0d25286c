import { createContext, type ReactNode } from 'react'

interface ShownTerm {
  text: string
  meaning: string
}

/** How Markdown shows a term; without it, as plain text. Most texts have none, so that they do without its code. */
export const TermContext = createContext<((term: ShownTerm) => ReactNode) | null>(null)
