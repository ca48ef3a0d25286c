import { useEffect, useState } from 'react'
import { revealedTo } from './revealed.ts'

const tickMs = 40

/** A growing text, word by word; all of it at once for whoever wants no movement. */
export function useRevealed(text: string): string {
  const [shown, setShown] = useState(text.length)

  useEffect(() => {
    if (shown === text.length) return
    if (shown > text.length || isAtOnce()) return setShown(text.length)
    const timer = setTimeout(() => setShown(revealedTo(text, shown)), tickMs)
    return () => clearTimeout(timer)
  }, [text, shown])

  return text.slice(0, shown)
}

// A page that nobody looks at gets its timers seldom.
function isAtOnce(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
}
