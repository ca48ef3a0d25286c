import { sql } from 'kysely'
import type { CrisisKind } from '#domain/safety/crisis-words.ts'
import type { ReplyVerdict } from '#domain/guide/verdict.ts'
import { missingFrom } from '#domain/learning/written-work.ts'
import { distressIn } from '#domain/safety/distress.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { recordActivity } from '../xp/commands.ts'

/** What a person wrote to the advisor. */
export interface ChatMessage {
  userId: UserId
  isStudent: boolean
  conversationId: string | undefined
  text: string
}

export interface TurnKey {
  userId: UserId
  replyId: string
}

const maxTitleLength = 60
const busy = 'Wait for the answer, or stop it first.'

/** Stores a message; its reply is written afterwards, by the process that claims it. */
export async function ask(
  tx: Tx,
  message: ChatMessage,
): Promise<{ conversationId: string; replyId: string }> {
  const conversationId = await conversationFor(tx, message, titleFor(message.text))
  const turn = await tx.db
    .insertInto('advisor_turns')
    .values({ ...turnOf(tx, message, conversationId), state: 'writing', source: 'guide' })
    .onConflict((conflict) =>
      // A literal, because PostgreSQL cannot match a partial index against a bound parameter.
      conflict
        .columns(['user_id', 'conversation_id'])
        .where('state', '=', sql.lit('writing'))
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (turn === undefined) throw new Refusal('not-possible', busy)
  if (message.isStudent && isQuestion(message.text)) {
    await recordActivity(tx, {
      userId: message.userId,
      type: 'advisor',
      awardKey: `advisor-asked:${conversationId}`,
      amount: 0,
      description: 'Asked the advisor',
      event: { event: 'advisor-asked', subject: conversationId },
    })
  }
  return { conversationId, replyId: turn.id }
}

/** Whether the message says enough to count for quests: "k" starts a conversation too. */
function isQuestion(text: string): boolean {
  return missingFrom(text, { minWords: 3 }) === null
}

/** How many characters are stored of a message that was answered with the help card. */
const maxCrisisTextLength = 4000

/** Stores a message that was answered with the help card. It does not count for quests or the streak. */
export async function storeHelpTurn(
  tx: Tx,
  message: ChatMessage,
  kind: CrisisKind,
): Promise<{ conversationId: string; replyId: string }> {
  const conversationId = await conversationFor(tx, message, neutralTitle)
  const turn = await tx.db
    .insertInto('advisor_turns')
    .values({
      ...turnOf(
        tx,
        { ...message, text: message.text.slice(0, maxCrisisTextLength).toWellFormed() },
        conversationId,
      ),
      state: 'done',
      source: 'help',
      help: kind,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { conversationId, replyId: turn.id }
}

export async function renameConversation(
  tx: Tx,
  { userId, id, title }: { userId: UserId; id: string; title: string },
): Promise<void> {
  const conversation = await tx.db
    .updateTable('advisor_conversations')
    .set({ title })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (conversation === undefined) throw conversationNotFound()
}

/** Deletes all its turns too; a reply that is being written notices and stops. */
export async function deleteConversation(
  tx: Tx,
  { userId, id }: { userId: UserId; id: string },
): Promise<void> {
  const conversation = await tx.db
    .deleteFrom('advisor_conversations')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (conversation === undefined) throw conversationNotFound()
}

export async function setUseAi(tx: Tx, userId: UserId, useAi: boolean): Promise<void> {
  await tx.db
    .insertInto('advisor_settings')
    .values({ user_id: userId, use_ai: useAi })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ use_ai: useAi }))
    .execute()
}

/** Asks for the reply to be stopped, whichever process is writing it. */
export async function askToStop(tx: Tx, { userId, replyId }: TurnKey): Promise<void> {
  const turn = await tx.db
    .updateTable('advisor_turns')
    .set(({ ref, eb }) => ({
      stop_asked: eb
        .case()
        .when(ref('state'), '=', 'writing')
        .then(true)
        .else(ref('stop_asked'))
        .end(),
    }))
    .where('user_id', '=', userId)
    .where('id', '=', replyId)
    .returning('id')
    .executeTakeFirst()
  if (turn === undefined) throw replyNotFound()
}

/** Stores what the reader thinks of a finished reply; null takes it back. Returns the question and what answered it. */
export async function setVerdict(
  tx: Tx,
  { userId, replyId }: TurnKey,
  verdict: ReplyVerdict | null,
): Promise<{ asked: string; answeredId: string | null }> {
  const turn = await tx.db
    .updateTable('advisor_turns')
    .set({ verdict })
    .where('user_id', '=', userId)
    .where('id', '=', replyId)
    .where('state', '<>', 'writing')
    .where('source', '<>', 'help')
    .returning(['asked', 'answered_id'])
    .executeTakeFirst()
  if (turn === undefined) throw new Refusal('not-possible', 'This answer cannot be rated.')
  return { asked: turn.asked, answeredId: turn.answered_id }
}

/** Clears the newest reply of its conversation, so that it is written again. */
export async function restartReply(tx: Tx, { userId, replyId }: TurnKey): Promise<void> {
  const turn = await tx.db
    .selectFrom('advisor_turns')
    .select(['conversation_id', 'state', 'source', 'attempt'])
    .where('user_id', '=', userId)
    .where('id', '=', replyId)
    .forUpdate()
    .executeTakeFirst()
  if (turn === undefined) throw replyNotFound()
  if (turn.state === 'writing') throw new Refusal('not-possible', busy)
  const newest = await tx.db
    .selectFrom('advisor_turns')
    .select('id')
    .where('user_id', '=', userId)
    .where('conversation_id', '=', turn.conversation_id)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (newest?.id !== replyId || turn.source === 'help') {
    throw new Refusal('not-possible', 'Only the latest answer can be rewritten.')
  }
  await tx.db
    .updateTable('advisor_turns')
    .set({
      state: 'writing',
      source: 'guide',
      reply: '',
      attempt: turn.attempt + 1,
      leased_until: null,
      stop_asked: false,
      charged_on: null,
      notice: null,
      cut_short: false,
      cards: '[]',
      choices: '[]',
      answered_kind: null,
      answered_id: null,
      verdict: null,
      help: null,
    })
    .where('user_id', '=', userId)
    .where('id', '=', replyId)
    .execute()
}

function turnOf(tx: Tx, { userId, text }: ChatMessage, conversationId: string) {
  return { user_id: userId, conversation_id: conversationId, asked: text, asked_at: tx.now }
}

async function conversationFor(
  tx: Tx,
  { userId, conversationId }: ChatMessage,
  title: string,
): Promise<string> {
  if (conversationId === undefined) {
    const { id } = await tx.db
      .insertInto('advisor_conversations')
      .values({ user_id: userId, title, created_at: tx.now, updated_at: tx.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const conversation = await tx.db
    .updateTable('advisor_conversations')
    .set({ updated_at: tx.now })
    .where('user_id', '=', userId)
    .where('id', '=', conversationId)
    .returning('id')
    .executeTakeFirst()
  if (conversation === undefined) throw conversationNotFound()
  return conversation.id
}

/** A message in distress is not shown in a list that others may see over the person's shoulder. */
const neutralTitle = 'Talking things over'

function titleFor(text: string): string {
  return distressIn(text) === null ? titleFrom(text) : neutralTitle
}

/** The beginning of the message, cut at a word boundary. */
function titleFrom(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxTitleLength) return line
  const beginning = line.slice(0, maxTitleLength + 1)
  const end = beginning.lastIndexOf(' ')
  return `${beginning.slice(0, end > 20 ? end : maxTitleLength).toWellFormed()}...`
}

function conversationNotFound(): Refusal {
  return notFound('Conversation not found')
}

function replyNotFound(): Refusal {
  return notFound('Answer not found')
}
