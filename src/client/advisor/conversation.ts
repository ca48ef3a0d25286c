import type { AdvisorReply, AdvisorTurn } from '#contract/advisor.ts'
import type { Output } from '../app/api.ts'

export type Conversation = Output<'GET /api/advisor/conversations/:id'>

/** The key of the list and of today's remaining answers. Each conversation has its own key. */
export const listKey = ['GET /api/advisor'] as const

export function conversationKey(id: string) {
  return ['GET /api/advisor/conversations/:id', { id }] as const
}

export const newChat = 'New chat'

/** A reply without text yet. */
export function emptyReply(id: string, source: AdvisorReply['source']): AdvisorReply {
  return {
    id,
    state: 'writing',
    source,
    text: '',
    notice: null,
    cutShort: false,
    cards: [],
    choices: [],
    answeredBy: null,
    help: null,
    verdict: null,
  }
}

/** The conversation with a turn appended; a new conversation if there was none. */
export function withTurn(
  conversation: Conversation | undefined,
  { id, turn }: { id: string; turn: AdvisorTurn },
): Conversation {
  const before = conversation ?? {
    id,
    title: newChat,
    updatedAt: turn.at,
    turns: [],
    earlier: null,
  }
  const others = before.turns.filter((each) => each.id !== turn.id)
  return { ...before, updatedAt: turn.at, turns: [...others, turn] }
}

/** The conversation with a reply replaced. */
export function withReply(conversation: Conversation, reply: AdvisorReply): Conversation {
  const turns = conversation.turns.map((turn) =>
    turn.reply.id === reply.id ? { ...turn, reply } : turn,
  )
  return { ...conversation, turns }
}

/** The conversation with an older page put in front. */
export function withEarlier(conversation: Conversation, page: Conversation): Conversation {
  const ids = new Set(conversation.turns.map(({ id }) => id))
  const older = page.turns.filter(({ id }) => !ids.has(id))
  return { ...conversation, turns: [...older, ...conversation.turns], earlier: page.earlier }
}
