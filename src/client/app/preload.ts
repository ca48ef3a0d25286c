import { createContext } from 'react'

/** Preloads the code of the page at a path. */
export const PreloadContext = createContext<(pathname: string) => void>(() => {})
