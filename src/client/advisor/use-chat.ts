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
  says: string
  /** What the user can do about it. */
  hint: string | null
}

interface ChatOptions {
  chatId: string | null
  answers: 'provider' | 'guide'
  onBegun: (conversationId: string) => void
}

/** Sends questions, and updates the cached conversation. */
export function useChat({ chatId, answers, onBegun }: ChatOptions) {
  const client = useQueryClient()
  // The address changes a moment later.
  const [begun, setBegun] = useState<string | null>(null)
  const id = chatId ?? begun
  const [asking, setAsking] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [help, setHelp] = useState<HelpCard | null>(null)

  /** Resolves to false if sending failed, so that the text is kept. */
  async function ask(text: string): Promise<boolean> {
    setAsking(text)
    setTrouble(null)
    setHelp(null)
    try {
      await send(text)
      return true
    } catch (error) {
      setTrouble(troubleFrom(error))
      return false
    } finally {
      setAsking(null)
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
    client.setQueryData<Conversation>(conversationKey(conversationId), (known) =>
      withTurn(known, { id: conversationId, turn }),
    )
    setBegun(conversationId)
    onBegun(conversationId)
    void client.invalidateQueries({ queryKey: listKey })
  }

  function keepReply(reply: AdvisorReply): void {
    if (id === null) return
    client.setQueryData<Conversation>(
      conversationKey(id),
      (known) => known && withReply(known, reply),
    )
    if (reply.state === 'writing') return
    // Refreshes today's remaining answers, and quests that count a question.
    void client.invalidateQueries({ queryKey: listKey })
    void markStale(client, ['quests', 'dashboard', 'activities'])
  }

  return { id, asking, trouble, help, ask, keepReply }
}

function troubleFrom(error: unknown): Trouble {
  if (!isApiError(error)) return { says: apology, hint: null }
  if (error.code === 'offline') return { says: apology, hint: error.message }
  const isOurs = error.code === 'internal' || error.code === 'overloaded'
  return isOurs ? { says: apology, hint: null } : { says: error.message, hint: null }
}
