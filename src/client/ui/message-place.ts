import { createContext } from 'react'

/** The bar of buttons that is always in sight, if there is one: what went wrong is said there. */
export const MessagePlace = createContext<HTMLElement | null>(null)
