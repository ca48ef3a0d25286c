import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdvisorReply } from '#contract/advisor.ts'
import type { HelpCard } from '#domain/help-card.ts'
import { apology } from '#domain/advisor.ts'
import { call, isApiError } from '../app/api.ts'
import { markStale } from '../app/mark-stale.ts'
import { conversationKey, emptyReply, listKey, withReply, withTurn } from './conversation.ts'
import type { Conversation } from './conversation.ts'

/** Why the last question got no answer. */
export interface Trouble {
  /** What the advisor says in the chat. */
  says: string
  /** What the person can do about it. */
  hint: string | null
}

interface ChatOptions {
  chatId: string | null
  answers: 'provider' | 'guide'
  onBegun: (conversationId: string) => void
}

/** Asking, and keeping what was said where every reader of the conversation finds it. */
export function useChat({ chatId, answers, onBegun }: ChatOptions) {
  const client = useQueryClient()
  // The address follows a moment later.
  const [begun, setBegun] = useState<string | null>(null)
  const id = chatId ?? begun
  const [asking, setAsking] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [help, setHelp] = useState<HelpCard | null>(null)

  /** False when the question did not arrive: its writer keeps the words. */
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
    // What is left of today's budget, and the first question's part in a quest.
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
