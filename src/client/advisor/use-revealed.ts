import { useEffect, useState } from 'react'
import { revealedTo } from './revealed.ts'

const tickMs = 40

/** Reveals a growing text word by word, or immediately with reduced motion. */
export function useRevealed(text: string): string {
  const [length, setLength] = useState(text.length)

  useEffect(() => {
    if (length === text.length) return
    if (length > text.length || isInstant()) return setLength(text.length)
    const timer = setTimeout(() => setLength(revealedTo(text, length)), tickMs)
    return () => clearTimeout(timer)
  }, [text, length])

  return text.slice(0, length)
}

// Browsers throttle the timers of hidden pages.
function isInstant(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
}
