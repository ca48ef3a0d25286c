import { createContext, type ComponentType } from 'react'

interface ShownTermProps {
  meaning: string
  children: string
}

/** How Markdown shows a term; without it, as plain text. Most texts have none, so that they do without its code. */
export const TermContext = createContext<ComponentType<ShownTermProps> | null>(null)
