import { MessagesSquare, SquarePen } from 'lucide-react'
import { Icon } from '../ui/Icon.tsx'
import type { AboutAdvisor } from './AdvisorDesk.tsx'
import { newChat } from './conversation.ts'

interface ChatHeadProps {
  about: AboutAdvisor
  title: string
  onNew: () => void
  onList: () => void
}

const button = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk'

export function ChatHead({ about, title, onNew, onList }: ChatHeadProps) {
  return (
    <header className="flex items-center gap-1 border-b border-line py-2 pr-2 pl-4">
      <div className="min-w-0 grow">
        <h2 className="truncate text-base font-bold">{title}</h2>
        <p className="text-sm text-ink-soft">{whoAnswers(about)}</p>
      </div>
      <button type="button" aria-label={newChat} onClick={onNew} className={button}>
        <Icon of={SquarePen} size={22} />
      </button>
      <button
        type="button"
        aria-label="Conversations"
        onClick={onList}
        className={`${button} lg:hidden`}
      >
        <Icon of={MessagesSquare} size={22} />
      </button>
    </header>
  )
}

function whoAnswers({ answers, left }: AboutAdvisor): string {
  if (left === null) return 'Built-in guide'
  if (answers === 'guide') return 'No AI answers left today. The built-in guide answers.'
  return `${left.answers} of ${left.of} AI answers left today`
}
