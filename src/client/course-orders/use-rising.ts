import { useEffect, useState } from 'react'

const step = 5
const stepMs = 500
const maxValue = 95

/** Rises by 5 every half second up to 95; reset to 0 when it stops. */
export function useRising(isRising: boolean): number {
  const [value, setValue] = useState(0)
  useEffect(() => {
    if (!isRising) return undefined
    const timer = setInterval(
      () => setValue((current) => Math.min(maxValue, current + step)),
      stepMs,
    )
    return () => {
      clearInterval(timer)
      setValue(0)
    }
  }, [isRising])
  return value
}
