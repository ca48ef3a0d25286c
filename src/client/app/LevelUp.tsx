import { useEffect, useRef, useSyncExternalStore } from 'react'
import { rankOf } from '#domain/level.ts'
import { celebratedLevel, endCelebration, onCelebration } from './celebration.ts'

const lasts = 1_500

/** A new level is a moment: across the whole width for a second and a half, and gone at a touch. */
export function LevelUp() {
  const level = useSyncExternalStore(onCelebration, celebratedLevel)
  const box = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (level === undefined) return
    box.current?.showPopover()
    const timer = setTimeout(endCelebration, lasts)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && endCelebration()
    addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', onKey)
    }
  }, [level])

  return (
    <>
      <p role="status" className="sr-only">
        {level !== undefined && `Level ${level}. You are now ${rankOf(level)}.`}
      </p>
      {level !== undefined && (
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
      )}
    </>
  )
}
