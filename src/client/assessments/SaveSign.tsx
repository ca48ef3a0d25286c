import { Check, CloudOff, LoaderCircle } from 'lucide-react'
import { Icon } from '../ui/Icon.tsx'
import type { SaveState } from './answer-keeper.ts'

const signs = {
  saved: { icon: Check, words: 'Saved' },
  waiting: { icon: LoaderCircle, words: 'Saving...' },
  saving: { icon: LoaderCircle, words: 'Saving...' },
  failed: { icon: CloudOff, words: 'Not saved yet' },
  closed: { icon: CloudOff, words: 'Handed in elsewhere' },
}

/** Whether the answers are saved on the server. */
export function SaveSign({ state }: { state: SaveState }) {
  const { icon, words } = signs[state]
  return (
    <span
      role="status"
      className="inline-flex items-center gap-1.5 text-sm font-semibold text-ink-soft"
    >
      <Icon of={icon} size={16} />
      {words}
    </span>
  )
}
