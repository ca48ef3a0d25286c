import { useEffect, useRef } from 'react'
import { rankOf } from '#domain/ledger/level.ts'
import { endCelebration } from './celebration.ts'

const durationMs = 1_500

/** Full width for a second and a half; a touch closes it. */
export function LevelUpMessage({ level }: { level: number }) {
  const box = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    box.current?.showPopover()
    const timer = setTimeout(endCelebration, durationMs)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && endCelebration()
    addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', onKey)
    }
  }, [level])

  return (
    <button
      ref={box}
      type="button"
      popover="manual"
      aria-label="Close level message"
      onClick={endCelebration}
      className="swell inset-x-0 my-auto w-full max-w-none bg-sun px-4 py-10 text-center text-on-sun"
    >
      <span className="block text-sm font-bold tracking-widest uppercase">Level up</span>
      <span className="block text-hero font-extrabold tabular-nums">Level {level}</span>
      <span className="block text-xl font-semibold">{rankOf(level)}</span>
    </button>
  )
}
