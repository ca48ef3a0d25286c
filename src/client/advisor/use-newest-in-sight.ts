import { useCallback, useRef } from 'react'
import type { RefCallback } from 'react'

/** How far the scroll position may differ before it counts as scrolled by the user. */
const tolerance = 48

interface NewestInSight {
  box: RefCallback<HTMLElement>
  goToEnd: () => void
  /** Keeps the start of the last matching element at the top. */
  goToLast: (selector: string) => void
}

/** Keeps the newest content of a growing box visible until the user scrolls. */
export function useNewestInSight(): NewestInSight {
  /** The selector of the element to keep in sight; null once the user scrolls away. */
  const followed = useRef<string | null>(null)
  const element = useRef<HTMLElement>(null)

  const box = useCallback((node: HTMLElement | null) => {
    element.current = node
    const content = node?.firstElementChild
    if (!node || !content) return undefined
    const onScroll = () => {
      if (
        followed.current !== null &&
        Math.abs(node.scrollTop - topFor(node, followed.current)) > tolerance
      )
        followed.current = null
    }
    const observer = new ResizeObserver(() => {
      if (followed.current !== null) node.scrollTop = topFor(node, followed.current)
    })
    observer.observe(content)
    observer.observe(node)
    node.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      node.removeEventListener('scroll', onScroll)
    }
  }, [])

  const follow = useCallback((selector: string) => {
    followed.current = selector
    const node = element.current
    if (node) node.scrollTop = topFor(node, selector)
  }, [])
  const goToEnd = useCallback(() => follow(end), [follow])
  return { box, goToEnd, goToLast: follow }
}

const end = ''

function topFor(node: HTMLElement, selector: string): number {
  const maxTop = node.scrollHeight - node.clientHeight
  const last = selector === end ? undefined : [...node.querySelectorAll(selector)].at(-1)
  if (!last) return maxTop
  const top = node.scrollTop + last.getBoundingClientRect().top - node.getBoundingClientRect().top
  return Math.max(0, Math.min(maxTop, Math.round(top) - roomAbove))
}

const roomAbove = 8
