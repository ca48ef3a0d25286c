import { useState } from 'react'
import type { AdvisorConversation } from '#contract/advisor.ts'
import type { Output } from '../app/api.ts'
import { useSearchParam } from '../app/location.ts'
import { useAction } from '../app/use-api.ts'
import type { usePages } from '../app/use-pages.ts'
import { DeleteSheet } from '../ui/ConfirmSheet.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Chat } from './Chat.tsx'
import { ConversationList } from './ConversationList.tsx'
import { RenameConversation } from './RenameConversation.tsx'

export type AboutAdvisor = Output<'GET /api/advisor'>

interface AdvisorDeskProps {
  about: AboutAdvisor
  list: ReturnType<typeof usePages<'GET /api/advisor'>>
}

type OpenSheet =
  | { kind: 'list' }
  | { kind: 'rename'; conversation: AdvisorConversation }
  | { kind: 'delete'; conversation: AdvisorConversation }

/** The chat with the list of conversations, which is behind a button on a phone. */
export function AdvisorDesk({ about, list }: AdvisorDeskProps) {
  const [chatId, setChatId] = useSearchParam('chat')
  const [visit, setVisit] = useState(0)
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const close = () => setSheet(null)
  // The list's close event fires after another sheet has replaced it.
  const closeList = () => setSheet((current) => (current?.kind === 'list' ? null : current))

  function openChat(id: string | null) {
    setChatId(id)
    // A new key, so that errors of another conversation aren't shown in this one.
    setVisit(visit + 1)
    close()
  }
  const conversations = (
    <ConversationList
      about={about}
      list={list}
      chatId={chatId}
      onOpen={openChat}
      onRename={(conversation) => setSheet({ kind: 'rename', conversation })}
      onDelete={(conversation) => setSheet({ kind: 'delete', conversation })}
    />
  )
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <Chat
        key={visit}
        about={about}
        chatId={chatId}
        onStart={setChatId}
        onNew={() => openChat(null)}
        onList={() => setSheet({ kind: 'list' })}
      />
      <aside
        aria-label="Your conversations"
        className="hidden max-h-150 overflow-y-auto rounded-card border border-line bg-card p-4 shadow-raised lg:block"
      >
        <h2 className="mb-2 text-xl">Conversations</h2>
        {conversations}
      </aside>
      <Sheet open={sheet?.kind === 'list'} onClose={closeList} title="Conversations">
        {conversations}
      </Sheet>
      {sheet?.kind === 'rename' && (
        <RenameConversation conversation={sheet.conversation} onClose={close} />
      )}
      {sheet?.kind === 'delete' && (
        <DeleteConversation
          conversation={sheet.conversation}
          onClose={close}
          onDeleted={() => (sheet.conversation.id === chatId ? openChat(null) : close())}
        />
      )}
    </div>
  )
}

interface DeleteConversationProps {
  conversation: AdvisorConversation
  onClose: () => void
  onDeleted: () => void
}

function DeleteConversation(props: DeleteConversationProps) {
  const { id, title } = props.conversation
  const { mutate, isPending, error } = useAction('DELETE /api/advisor/conversations/:id', {
    onDone: props.onDeleted,
  })
  return (
    <DeleteSheet
      title="Delete this conversation?"
      busy={isPending}
      error={error?.message}
      onDelete={() => mutate({ id })}
      onClose={props.onClose}
    >
      <strong>{title}</strong> and everything in it will be deleted for good.
    </DeleteSheet>
  )
}
