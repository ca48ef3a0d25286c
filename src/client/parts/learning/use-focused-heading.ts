import { useEffect, useRef, type RefObject } from 'react'

/** The heading of what comes up next on the screen gets the focus; the first one leaves it where it is. */
export function useFocusedHeading(isFirst: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
  }, [isFirst])
  return heading
}
