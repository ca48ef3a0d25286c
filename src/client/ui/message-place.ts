import { createContext } from 'react'

/** The always visible bar of buttons, if there is one: errors are shown there. */
export const MessagePlace = createContext<HTMLElement | null>(null)
