import { useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { dropIndex, shiftOf, type Row } from './drag-order.ts'

interface Drag {
  from: number
  /** Where it would be dropped now. */
  to: number
  /** How far it was dragged, in pixels of the page. */
  by: number
  rows: readonly Row[]
}

/** Near the top and the bottom of what is seen, the page scrolls under the finger. */
const edge = 72
const scrollStep = 9

/**
 * Dragging a row of a list by its handle. Until the drop the rows move only on the screen, so that the
 * handle keeps the pointer.
 */
export function useDragOrder(onDrop: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const pointer = useRef({ startY: 0, y: 0 })
  const isDragging = drag !== null

  useEffect(() => {
    if (!isDragging) return undefined
    let frame = requestAnimationFrame(function follow() {
      scrollBy(0, scrollAt(pointer.current.y))
      const by = pointer.current.y + scrollY - pointer.current.startY
      setDrag((now) =>
        now === null || now.by === by ? now : { ...now, by, to: dropIndex(now.rows, now.from, by) },
      )
      frame = requestAnimationFrame(follow)
    })
    return () => cancelAnimationFrame(frame)
  }, [isDragging])

  function end(isDrop: boolean) {
    if (isDrop && drag !== null && drag.to !== drag.from) onDrop(drag.from, drag.to)
    setDrag(null)
  }
  const handle = (from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary || list.current === null) return
      // An answer that is marked stays.
      if (event.currentTarget.closest('fieldset:disabled')) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      pointer.current = { startY: event.clientY + scrollY, y: event.clientY }
      const rows = [...list.current.children].map(rowOf)
      setDrag({ from, to: from, by: 0, rows })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      pointer.current.y = event.clientY
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  })
  return {
    list,
    handle,
    dragged: drag?.from ?? null,
    /** How far the row at this place stands from it, in pixels. */
    shift: (index: number) => (drag === null ? 0 : shiftOf(drag, index)),
  }
}

function rowOf(element: Element): Row {
  const { top, height } = element.getBoundingClientRect()
  return { top: top + scrollY, height }
}

function scrollAt(y: number): number {
  const bar = document.documentElement.style.getPropertyValue('--bar')
  const bottom = innerHeight - (Number.parseFloat(bar) || 0)
  if (y < edge) return -scrollStep
  return y > bottom - edge ? scrollStep : 0
}
