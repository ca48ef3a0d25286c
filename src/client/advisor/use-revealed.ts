import { useEffect, useState } from 'react'
import { revealedTo } from './revealed.ts'

const tickMs = 40

/** Reveals a growing text word by word, or immediately with reduced motion. */
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

// Browsers throttle the timers of hidden pages.
function isAtOnce(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
}
