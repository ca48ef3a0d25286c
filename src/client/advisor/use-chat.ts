import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdvisorReply } from '#contract/advisor.ts'
import type { HelpCard } from '#domain/safety/help-card.ts'
import { apology } from '#domain/learning/advisor.ts'
import { call, isApiError } from '../app/api.ts'
import { markStale } from '../app/mark-stale.ts'
import { conversationKey, emptyReply, listKey, withReply, withTurn } from './conversation.ts'
import type { Conversation } from './conversation.ts'

/** Why the last question failed. */
export interface Trouble {
  /** The advisor's message in the chat. */
  text: string
  /** What the user can do about it. */
  hint: string | null
}

interface ChatOptions {
  chatId: string | null
  answers: 'provider' | 'guide'
  onStart: (conversationId: string) => void
}

/** Sends questions, and updates the cached conversation. */
export function useChat({ chatId, answers, onStart }: ChatOptions) {
  const client = useQueryClient()
  // Used until the address has the id, a moment later.
  const [startedId, setStartedId] = useState<string | null>(null)
  const id = chatId ?? startedId
  const [pendingText, setPendingText] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [help, setHelp] = useState<HelpCard | null>(null)

  /** Resolves to false if sending failed, so that the text is kept. */
  async function ask(text: string): Promise<boolean> {
    setPendingText(text)
    setTrouble(null)
    setHelp(null)
    try {
      await send(text)
      return true
    } catch (error) {
      setTrouble(troubleFrom(error))
      return false
    } finally {
      setPendingText(null)
    }
  }

  async function send(text: string): Promise<void> {
    const input = id === null ? { text } : { text, conversationId: id }
    const answer = await call('POST /api/advisor/messages', input)
    const { conversationId, replyId } = answer
    if (conversationId === null || replyId === null) {
      if (answer.kind === 'help') setHelp(answer.help)
      return
    }
    const empty = emptyReply(replyId, answers)
    const reply: AdvisorReply =
      answer.kind === 'help'
        ? { ...empty, state: 'done', source: 'help', help: answer.help }
        : empty
    const turn = { id: replyId, asked: text, at: new Date().toISOString(), reply }
    client.setQueryData<Conversation>(conversationKey(conversationId), (conversation) =>
      withTurn(conversation, { id: conversationId, turn }),
    )
    setStartedId(conversationId)
    onStart(conversationId)
    void client.invalidateQueries({ queryKey: listKey })
  }

  function keepReply(reply: AdvisorReply): void {
    if (id === null) return
    client.setQueryData<Conversation>(
      conversationKey(id),
      (conversation) => conversation && withReply(conversation, reply),
    )
    if (reply.state === 'writing') return
    // Refreshes today's remaining answers, and quests that count a question.
    void client.invalidateQueries({ queryKey: listKey })
    void markStale(client, ['quests', 'dashboard', 'activities'])
  }

  return { id, pendingText, trouble, help, ask, keepReply }
}

function troubleFrom(error: unknown): Trouble {
  if (!isApiError(error)) return { text: apology, hint: null }
  if (error.code === 'offline') return { text: apology, hint: error.message }
  const isServerFault = error.code === 'internal' || error.code === 'overloaded'
  return isServerFault ? { text: apology, hint: null } : { text: error.message, hint: null }
}
