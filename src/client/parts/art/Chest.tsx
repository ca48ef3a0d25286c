import type { TodaysQuest } from '#contract/quests.ts'

interface ChestProps {
  state: TodaysQuest['state']
  className?: string
}

/** The chest of a quest: closed, shining when it can be opened, and open. Decoration. */
export function Chest({ state, className }: ChestProps) {
  return (
    <svg viewBox="0 0 56 48" aria-hidden="true" className={className}>
      {state === 'reached' && (
        <path
          d="M28 2v8M12 5l4 7M44 5l-4 7"
          className="stroke-sun"
          strokeWidth="4"
          strokeLinecap="round"
        />
      )}
      {state === 'claimed' ? (
        <>
          <path d="M6 22c0-12 8-16 22-16s22 4 22 16z" className="fill-quest" opacity=".55" />
          <path d="M8 22h40v-4c-6-6-34-6-40 0z" className="fill-sun" />
        </>
      ) : (
        <path d="M6 26V20C6 12 12 8 20 8h16c8 0 14 4 14 12v6z" className="fill-quest" />
      )}
      <path d="M6 24h44v18a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3z" className="fill-quest" />
      <path d="M4 22h48v5H4z" fill="#5d0f38" />
      <path d="M23 20h10v12a5 5 0 0 1-10 0z" className="fill-sun" />
    </svg>
  )
}
