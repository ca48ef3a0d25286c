import { useEffect, useRef, useState } from 'react'

interface CountUpProps {
  value: number
  /** Formats the number; `String` by default. */
  write?: (value: number) => string
}

const durationMs = 700

/** A number that counts from its old to its new value; not on first render or with reduced motion. */
export function CountUp({ value, write = String }: CountUpProps) {
  const [displayed, setDisplayed] = useState(value)
  const from = useRef(value)

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
