import { useEffect, useState } from 'react'

const step = 5
const stepMs = 500
const highest = 95

/** 5 points every half second up to 95; back at 0 when it ends. */
export function useRising(isRising: boolean): number {
  const [value, setValue] = useState(0)
  useEffect(() => {
    if (!isRising) return undefined
    const timer = setInterval(() => setValue((before) => Math.min(highest, before + step)), stepMs)
    return () => {
      clearInterval(timer)
      setValue(0)
    }
  }, [isRising])
  return value
}
