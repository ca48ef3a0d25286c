import { useEffect, useRef } from 'react'
import { NotLoaded } from '../app/Loaded.tsx'
import { useApi } from '../app/use-api.ts'
import { HelpCard } from '../parts/help/HelpCard.tsx'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { AboutAdvisor } from './AdvisorDesk.tsx'
import { ChatHead } from './ChatHead.tsx'
import { Composer } from './Composer.tsx'
import { newChat } from './conversation.ts'
import { EarlierButton } from './EarlierButton.tsx'
import { UserMessage } from './UserMessage.tsx'
import { Reply } from './Reply.tsx'
import { AdvisorMessage } from './AdvisorMessage.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useChat } from './use-chat.ts'
import { useNewestInSight } from './use-newest-in-sight.ts'
import { WritingReply } from './WritingReply.tsx'

interface ChatProps {
  about: AboutAdvisor
  chatId: string | null
  onStart: (conversationId: string) => void
  onNew: () => void
  onList: () => void
}

export function Chat({ about, chatId, onStart, onNew, onList }: ChatProps) {
  const { id, pendingText, trouble, help, ask, keepReply } = useChat({
    chatId,
    answers: about.answers,
    onStart,
  })
  const query = useApi(
    'GET /api/advisor/conversations/:id',
    { id: id ?? '' },
    { enabled: id !== null },
  )
  const { box, goToEnd, goToLast } = useNewestInSight()
  const conversation = id === null ? undefined : query.data
  const listItem = about.conversations.find((each) => each.id === id)
  const title = listItem?.title ?? conversation?.title ?? newChat
  const turns = conversation?.turns ?? []
  const newest = turns.at(-1)
  const isWriting = newest?.reply.state === 'writing'
  const isEmpty = id === null && pendingText === null

  const newestId = newest?.id
  const isHelp = help !== null
  const isTrouble = trouble !== null
  useEffect(() => {
    if (pendingText !== null || isTrouble) goToEnd()
    // Scroll to the start of the answer.
    else if (newestId !== undefined || isHelp) goToLast('[data-answer]')
  }, [newestId, pendingText, isHelp, isTrouble, goToEnd, goToLast])
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the bottom bar covers half the chat when the tab opens.
    if (pendingText !== null) frame.current?.scrollIntoView({ block: 'nearest' })
  }, [pendingText])

  function askByTap(text: string) {
    // The tapped button disappears.
    frame.current?.querySelector<HTMLElement>('[role=log]')?.focus({ preventScroll: true })
    void ask(text)
  }

  return (
    <section
      ref={frame}
      aria-label="AI Advisor"
      className="flex h-150 max-h-[max(20rem,calc(100dvh-18rem))] lg:max-h-[max(24rem,calc(100dvh-8.5rem))] min-w-0 -scroll-mt-4 scroll-mb-17 flex-col overflow-hidden rounded-card border border-line bg-card shadow-raised"
    >
      <ChatHead about={about} title={title} onNew={onNew} onList={onList} />
      <div
        ref={box}
        role="log"
        aria-label="Conversation"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable areas have to be reachable by keyboard
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto overscroll-contain px-3 py-4 -outline-offset-2 sm:px-4"
      >
        <div className="grid grid-cols-1 gap-4">
          {id !== null && !conversation ? (
            <NotLoaded
              query={query}
              loading="Loading the conversation..."
              failed="The conversation did not load"
              missing={<NoSuchChat onNew={onNew} />}
            />
          ) : (
            <>
              {conversation?.earlier ? (
                <EarlierButton conversation={conversation} />
              ) : (
                <AdvisorMessage>{about.greeting}</AdvisorMessage>
              )}
              {isEmpty && (
                <Suggestions
                  heading="Questions to start with"
                  isHeadingHidden
                  choices={about.suggestions.map((text) => ({ label: text, ask: text }))}
                  onAsk={askByTap}
                />
              )}
              {turns.map(({ id: turnId, asked, reply }) => (
                <div key={turnId} className="grid grid-cols-1 gap-4">
                  <UserMessage>{asked}</UserMessage>
                  <div data-answer>
                    {reply.state === 'writing' ? (
                      <WritingReply reply={reply} onDone={keepReply} />
                    ) : (
                      <Reply
                        reply={reply}
                        {...(turnId === newest?.id && pendingText === null
                          ? { onAgain: keepReply, onAsk: askByTap }
                          : { onAgain: undefined, onAsk: undefined })}
                      />
                    )}
                  </div>
                </div>
              ))}
            </>
          )}
          {pendingText !== null && (
            <>
              <UserMessage>{pendingText}</UserMessage>
              <AdvisorMessage>
                <Spinner small /> Thinking...
              </AdvisorMessage>
            </>
          )}
          {trouble && (
            <AdvisorMessage alert>
              {trouble.text}
              {trouble.hint && <span className="mt-2 block text-sm">{trouble.hint}</span>}
            </AdvisorMessage>
          )}
          {help && (
            <div data-answer>
              <HelpCard help={help} />
            </div>
          )}
        </div>
      </div>
      <Composer busy={pendingText !== null || isWriting} onAsk={ask} />
    </section>
  )
}

function NoSuchChat({ onNew }: Pick<ChatProps, 'onNew'>) {
  return (
    <EmptyState
      picture={<DoctorBird mood="sorry" className="h-24" />}
      title="This conversation is gone"
      action={
        <Button tone="quiet" onClick={onNew}>
          {newChat}
        </Button>
      }
    >
      It was deleted, or the link has a typo.
    </EmptyState>
  )
}
