import { useCallback, useRef } from 'react'
import type { RefCallback } from 'react'

/** How far the scroll position may differ before it counts as scrolled by the user. */
const near = 48

interface NewestInSight {
  box: RefCallback<HTMLElement>
  goToEnd: () => void
  /** Keeps the start of the last matching element at the top. */
  goToLast: (selector: string) => void
}

/** Keeps the newest content of a growing box visible until the user scrolls. */
export function useNewestInSight(): NewestInSight {
  const kept = useRef<string | null>(null)
  const element = useRef<HTMLElement>(null)

  const box = useCallback((node: HTMLElement | null) => {
    element.current = node
    const inside = node?.firstElementChild
    if (!node || !inside) return undefined
    const onScroll = () => {
      if (kept.current !== null && Math.abs(node.scrollTop - topFor(node, kept.current)) > near)
        kept.current = null
    }
    const observer = new ResizeObserver(() => {
      if (kept.current !== null) node.scrollTop = topFor(node, kept.current)
    })
    observer.observe(inside)
    observer.observe(node)
    node.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      node.removeEventListener('scroll', onScroll)
    }
  }, [])

  const keep = useCallback((selector: string) => {
    kept.current = selector
    const node = element.current
    if (node) node.scrollTop = topFor(node, selector)
  }, [])
  const goToEnd = useCallback(() => keep(end), [keep])
  return { box, goToEnd, goToLast: keep }
}

const end = ''

function topFor(node: HTMLElement, selector: string): number {
  const most = node.scrollHeight - node.clientHeight
  const last = selector === end ? undefined : [...node.querySelectorAll(selector)].at(-1)
  if (!last) return most
  const top = node.scrollTop + last.getBoundingClientRect().top - node.getBoundingClientRect().top
  return Math.max(0, Math.min(most, Math.round(top) - roomAbove))
}

const roomAbove = 8
