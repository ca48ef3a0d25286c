import { createContext, use, type ReactNode } from 'react'

/** Whether this is drawn by the server, which draws what is on the screen before anybody scrolls. */
export const DrawnContext = createContext(false)

/** What the server does not draw: it is below the first screen, or closed until somebody opens it. */
export function NotDrawn({ children }: { children: ReactNode }) {
  return use(DrawnContext) ? null : children
}
