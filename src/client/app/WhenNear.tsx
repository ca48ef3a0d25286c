import { useEffect, useRef, useState, type ReactNode } from 'react'

interface WhenNearProps {
  /** Rendered at once: somebody asked for it. */
  now?: boolean
  /** The height that is kept free for them. */
  className: string
  children: ReactNode
}

/** Renders its children when they are about to be scrolled into view, so that nobody loads what they never look at. */
export function WhenNear({ now = false, className, children }: WhenNearProps) {
  const [isNear, setNear] = useState(now)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (box.current === null || isNear) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [isNear])

  return (
    <div ref={box} className={className}>
      {(now || isNear) && children}
    </div>
  )
}
