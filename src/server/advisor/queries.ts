import { sql, type Selectable } from 'kysely'
import type { AdvisorConversation, AdvisorReply, AdvisorTurn } from '#contract/advisor.ts'
import { apology } from '#domain/learning/advisor.ts'
import type { GuideChoice } from '#domain/guide/guide-answer.ts'
import type { TalkBefore } from '#domain/guide/outcome.ts'
import type { CardRef } from '#domain/learning/cards.ts'
import { distressIn } from '#domain/safety/distress.ts'
import { helpCardFor } from '#domain/safety/help-card.ts'
import type { AgeBand } from '#domain/people/birth-month.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Content } from '../content/load-content.ts'
import type { Db } from '../db/database.ts'
import type { AdvisorTurnsTable } from '../db/tables.ts'
import { timeCursor } from '../http/cursor.ts'
import { notFound } from '../http/refusal.ts'
import { profileOf } from '../profiles/queries.ts'
import { cardsFor, cardKey, type CardViewer } from './cards.ts'
import type { TurnKey } from './commands.ts'

export interface ChatViewer extends CardViewer {
  ageBand: AgeBand
}
type Row = Selectable<AdvisorTurnsTable>

const conversationsPerPage = 20
const turnsPerPage = 30
const historyLength = 6
/** A question goes on about one of the last answers, not about one long ago. */
const turnsRemembered = 3

const notices = {
  'provider-failed': apology,
  'budget-used':
    "Today's AI answers are used up, so Upful's built-in guide answers until tomorrow.",
} as const

export async function conversationsOf(
  db: Db,
  userId: UserId,
  before: string | undefined,
): Promise<{ conversations: AdvisorConversation[]; next: string | null }> {
  const cursor = timeCursor.decode(before)
  let query = db
    .selectFrom('advisor_conversations')
    .select(['id', 'title', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(conversationsPerPage + 1)
  if (cursor !== null) {
    query = query.where(sql<boolean>`(updated_at, id) < (${cursor.at}, ${cursor.id}::uuid)`)
  }
  const { rows, next } = timeCursor.page(await query.execute(), conversationsPerPage, (row) => ({
    at: row.updated_at,
    id: row.id,
  }))
  return { conversations: rows.map(conversationFrom), next }
}

/** The newest turns of a conversation, oldest first, with the cards the viewer may see now. */
export async function conversationFor(
  db: Db,
  content: Content,
  viewer: ChatViewer,
  page: { id: string; before: string | undefined },
): Promise<AdvisorConversation & { turns: AdvisorTurn[]; earlier: string | null }> {
  const conversation = await db
    .selectFrom('advisor_conversations')
    .select(['id', 'title', 'updated_at'])
    .where('user_id', '=', viewer.userId)
    .where('id', '=', page.id)
    .executeTakeFirst()
  if (conversation === undefined) throw notFound('Conversation not found')
  const cursor = timeCursor.decode(page.before)
  let query = db
    .selectFrom('advisor_turns')
    .selectAll()
    .where('user_id', '=', viewer.userId)
    .where('conversation_id', '=', page.id)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(turnsPerPage + 1)
  if (cursor !== null) {
    query = query.where(sql<boolean>`(asked_at, id) < (${cursor.at}, ${cursor.id}::uuid)`)
  }
  const { rows, next } = timeCursor.page(await query.execute(), turnsPerPage, (row) => ({
    at: row.asked_at,
    id: row.id,
  }))
  const replies = await repliesOf(db, content, viewer, rows)
  const turns = rows.map((row, index) => ({
    id: row.id,
    asked: row.asked,
    at: row.asked_at.toISOString(),
    reply: replies[index] as AdvisorReply,
  }))
  return { ...conversationFrom(conversation), turns: turns.toReversed(), earlier: next }
}

/** The current row; null when it does not exist or is not theirs. */
export async function turnRow(db: Db, { userId, replyId }: TurnKey): Promise<Row | null> {
  const row = await db
    .selectFrom('advisor_turns')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', replyId)
    .executeTakeFirst()
  return row ?? null
}

export async function replyFor(
  db: Db,
  content: Content,
  viewer: ChatViewer,
  row: Row,
): Promise<AdvisorReply> {
  const [reply] = await repliesOf(db, content, viewer, [row])
  if (reply === undefined) throw notFound('Answer not found')
  return reply
}

export async function usesAi(db: Db, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('advisor_settings')
    .select('use_ai')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.use_ai !== false
}

/** The earlier turns, oldest first. Messages in crisis or distress are never sent to a provider. */
export async function historyBefore(
  db: Db,
  { userId, conversationId, askedAt }: { userId: UserId; conversationId: string; askedAt: Date },
): Promise<{ asked: string; reply: string }[]> {
  const rows = await db
    .selectFrom('advisor_turns')
    .select(['asked', 'reply'])
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId)
    .where('asked_at', '<', askedAt)
    .where('state', '=', 'done')
    .where('help', 'is', null)
    .orderBy('asked_at', 'desc')
    .limit(historyLength)
    .execute()
  return rows.filter(({ asked }) => distressIn(asked) === null).toReversed()
}

/** What the newest reply before this one answered and offered, for a question that goes on about it. */
export async function talkBefore(
  db: Db,
  { userId, conversationId, askedAt }: { userId: UserId; conversationId: string; askedAt: Date },
): Promise<TalkBefore> {
  const rows = await db
    .selectFrom('advisor_turns')
    .select(['answered_id', 'choices'])
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId)
    .where('asked_at', '<', askedAt)
    .orderBy('asked_at', 'desc')
    .limit(turnsRemembered)
    .execute()
  return {
    answered: rows.find(({ answered_id }) => answered_id !== null)?.answered_id ?? null,
    offered: choicesOf(rows[0]?.choices).map(({ ask }) => ask),
  }
}

/** Everything we store that could identify the person. */
export async function identityOf(db: Db, userId: UserId): Promise<string[]> {
  const account = await db
    .selectFrom('auth_users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst()
  const details = (await profileOf(db, userId))?.details
  return [
    account?.name,
    account?.email,
    details?.displayName,
    details?.school,
    details?.guardianEmail,
    details?.company,
    details?.companyName,
    details?.phone,
  ].filter((value) => typeof value === 'string')
}

/** Replies that are no longer being written because their process died. */
export async function abandonedReplies(db: Db, now: Date): Promise<TurnKey[]> {
  const rows = await db
    .selectFrom('advisor_turns')
    .select(['user_id', 'id'])
    .where('state', '=', 'writing')
    .where((where) =>
      where.or([
        where('leased_until', '<', now),
        where.and([
          where('leased_until', 'is', null),
          where('asked_at', '<', new Date(now.getTime() - 30_000)),
        ]),
      ]),
    )
    .limit(50)
    .execute()
  return rows.map(({ user_id, id }) => ({ userId: user_id, replyId: id }))
}

async function repliesOf(
  db: Db,
  content: Content,
  viewer: ChatViewer,
  rows: readonly Row[],
): Promise<AdvisorReply[]> {
  const cards = await cardsFor(db, content, viewer, rows.flatMap(refsOf))
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    source: row.source,
    text: row.reply,
    notice: row.notice === null ? null : notices[row.notice],
    cutShort: row.cut_short,
    cards: refsOf(row).flatMap((ref) => cards.get(cardKey(ref)) ?? []),
    choices: choicesOf(row.choices),
    answeredBy: row.answered_kind && { kind: row.answered_kind, id: row.answered_id },
    verdict: row.verdict,
    help: row.help === null ? null : helpCardFor(row.help, viewer.ageBand, content.helplines),
  }))
}

function refsOf({ cards }: Row): CardRef[] {
  return Array.isArray(cards) ? (cards as unknown[]).filter(isRef) : []
}

function isRef(value: unknown): value is CardRef {
  return typeof value === 'object' && value !== null && 'kind' in value && 'id' in value
}

function choicesOf(choices: unknown): GuideChoice[] {
  return Array.isArray(choices) ? (choices as unknown[]).filter(isChoice) : []
}

export function isChoice(value: unknown): value is GuideChoice {
  return typeof value === 'object' && value !== null && 'label' in value && 'ask' in value
}

function conversationFrom({
  id,
  title,
  updated_at,
}: {
  id: string
  title: string
  updated_at: Date
}) {
  return { id, title, updatedAt: updated_at.toISOString() }
}
