import { useCallback, useRef } from 'react'
import type { RefCallback } from 'react'

const near = 48

interface EndInSight {
  box: RefCallback<HTMLElement>
  goToEnd: () => void
  /** Shows the beginning of the last of these, and stays there. */
  goToLast: (selector: string) => void
}

/** Keeps the end of a growing box in sight, unless its reader has scrolled up. */
export function useEndInSight(): EndInSight {
  const follows = useRef(false)
  const element = useRef<HTMLElement>(null)

  const box = useCallback((node: HTMLElement | null) => {
    element.current = node
    const inside = node?.firstElementChild
    if (!node || !inside) return undefined
    const onScroll = () => {
      follows.current = node.scrollHeight - node.scrollTop - node.clientHeight < near
    }
    const observer = new ResizeObserver(() => {
      if (follows.current) node.scrollTop = node.scrollHeight
    })
    observer.observe(inside)
    observer.observe(node)
    node.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      node.removeEventListener('scroll', onScroll)
    }
  }, [])

  const goToEnd = useCallback(() => {
    follows.current = true
    if (element.current) element.current.scrollTop = element.current.scrollHeight
  }, [])
  const goToLast = useCallback((selector: string) => {
    const last = [...(element.current?.querySelectorAll(selector) ?? [])].at(-1)
    if (!element.current || !last) return
    follows.current = false
    element.current.scrollTop +=
      last.getBoundingClientRect().top - element.current.getBoundingClientRect().top
  }, [])
  return { box, goToEnd, goToLast }
}
