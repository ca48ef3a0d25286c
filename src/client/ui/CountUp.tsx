import { useEffect, useRef, useState } from 'react'

interface CountUpProps {
  value: number
  /** Counts from here on its first render, too. */
  from?: number
  /** Formats the number; `String` by default. */
  write?: (value: number) => string
}

const durationMs = 700

/** A number that counts from its old to its new value; not with reduced motion, and on first render only `from` a value. */
export function CountUp({ value, from: first = value, write = String }: CountUpProps) {
  const [displayed, setDisplayed] = useState(first)
  const from = useRef(first)

  useEffect(() => {
    const start = from.current
    if (start === value) return
    from.current = value
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setDisplayed(value)
    const startedAt = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, (now - startedAt) / durationMs)
      setDisplayed(Math.round(start + (value - start) * (1 - (1 - share) ** 3)))
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])

  return (
    <>
      <span aria-hidden="true">{write(displayed)}</span>
      <span className="sr-only">{write(value)}</span>
    </>
  )
}
