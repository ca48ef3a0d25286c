import { useEffect } from 'react'

/** Sets the document title to what the page shows, once known. Until then it is the router's. */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = `${name} · Upful`
  }, [name])
}
