import { createContext } from 'react'

/** The XP for what was just done in the lesson on the screen. */
export const EarnedHere = createContext(0)
