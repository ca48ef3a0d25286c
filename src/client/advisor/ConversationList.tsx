import type { LucideIcon } from 'lucide-react'
import { Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { AdvisorConversation } from '#contract/advisor.ts'
import { shortDate } from '../app/dates.ts'
import { MoreButton } from '../app/MoreButton.tsx'
import { useAction } from '../app/use-api.ts'
import type { usePages } from '../app/use-pages.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'
import type { AboutAdvisor } from './AdvisorDesk.tsx'

interface ConversationListProps {
  about: AboutAdvisor
  list: ReturnType<typeof usePages<'GET /api/advisor'>>
  chatId: string | null
  onOpen: (id: string) => void
  onRename: (conversation: AdvisorConversation) => void
  onDelete: (conversation: AdvisorConversation) => void
}

export function ConversationList({ about, list, ...row }: ConversationListProps) {
  const conversations = list.data?.flatMap((page) => page.conversations) ?? []
  return (
    <>
      {conversations.length === 0 ? (
        <p className="text-ink-soft">Your questions are saved here. Only you can see them.</p>
      ) : (
        <ul className="grid grid-cols-1 gap-1">
          {conversations.map((conversation) => (
            <ConversationRow key={conversation.id} conversation={conversation} {...row} />
          ))}
        </ul>
      )}
      <MoreButton list={list} />
      {about.hasProvider && <AiSwitch useAi={about.useAi} />}
    </>
  )
}

type RowProps = Omit<ConversationListProps, 'about' | 'list'> & {
  conversation: AdvisorConversation
}

function ConversationRow({ conversation, chatId, onOpen, onRename, onDelete }: RowProps) {
  const { id, title, updatedAt } = conversation
  return (
    <li className={classes('flex items-center rounded-control', id === chatId && 'bg-leaf-soft')}>
      <button
        type="button"
        aria-current={id === chatId || undefined}
        onClick={() => onOpen(id)}
        className="min-h-12 min-w-0 grow rounded-control px-3 py-1.5 text-left -outline-offset-2 hover:bg-sunk"
      >
        <span className="block truncate font-semibold">{title}</span>
        <span className="block text-sm text-ink-soft">{shortDate(updatedAt)}</span>
      </button>
      <RowButton icon={Pencil} label={`Rename: ${title}`} onClick={() => onRename(conversation)} />
      <RowButton icon={Trash2} label={`Delete: ${title}`} onClick={() => onDelete(conversation)} />
    </li>
  )
}

interface RowButtonProps {
  icon: LucideIcon
  label: string
  onClick: () => void
}

function RowButton({ icon, label, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft -outline-offset-2 hover:bg-sunk"
    >
      <Icon of={icon} size={18} />
    </button>
  )
}

/** Whether questions may be sent to the AI service; otherwise the built-in guide answers. */
function AiSwitch({ useAi }: { useAi: boolean }) {
  const hint = useId()
  const { mutate, isPending, variables } = useAction('PUT /api/advisor/settings')
  // Optimistic; the server's response replaces it.
  const isOn = isPending ? variables.useAi : useAi
  return (
    <div className="mt-4 border-t border-line pt-2">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={hint}
          onChange={(event) =>
            mutate(
              { useAi: event.currentTarget.checked },
              { onError: ({ message }) => showToast(message, 'bad') },
            )
          }
          className="size-5 shrink-0 accent-leaf"
        />
        Answers by AI
      </label>
      <p id={hint} className="text-sm text-ink-soft">
        When this is off, the built-in guide answers and your words stay on Upful.
      </p>
    </div>
  )
}
