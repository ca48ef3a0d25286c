import { createContext } from 'react'

/** The always visible bar of buttons, if there is one: errors are shown there. */
export const MessageContainer = createContext<HTMLElement | null>(null)
