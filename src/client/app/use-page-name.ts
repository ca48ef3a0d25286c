import { useEffect } from 'react'

/** Names the tab after what the page shows, once that is known. The router names the page before it. */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = `${name} · Upful`
  }, [name])
}
