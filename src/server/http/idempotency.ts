import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import type { UserId } from '#domain/people/user-id.ts'
import type { Db, TxDb } from '../db/database.ts'
import type { Begun } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { Refusal } from './refusal.ts'

interface KeyedRequest {
  userId: UserId
  key: string
  bodyHash: string
  shownOnce: boolean
  /** Its transaction is committed, so the key does not cover later writes. */
  claimed: boolean
  /** The first request with this key committed but stored no response. */
  repeats: boolean
}

/** Another request with this key came first; its response is returned. */
class KeyTaken extends Error {}

const current = new AsyncLocalStorage<KeyedRequest>()
const pollDelaysMs = [20, 50, 100, 200, 400, 800]
const notKeyed: Begun = { finish: async () => {}, committed: () => {} }

/** Called at the start of every transaction, so that the key is stored if and only if its effect is. */
export async function claimKey(db: TxDb, now: Date): Promise<Begun> {
  const request = current.getStore()
  if (request === undefined || request.claimed) return notKeyed
  const committed = (): void => {
    request.claimed = true
  }
  if (request.repeats) return { ...notKeyed, before: await storedResult(db, request), committed }
  const { userId, key, bodyHash } = request
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, body_hash: bodyHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed === undefined) throw new KeyTaken()
  const finish: Begun['finish'] = async (result, write) => {
    // A one-time response is never stored.
    if (!request.shownOnce) await write(storingResult(db, request, result))
  }
  return { finish, committed }
}

/** Aborts a request whose key is already stored, so that a repeated request costs nothing. */
export async function abortIfRepeated(db: Db): Promise<void> {
  const request = current.getStore()
  if (request === undefined || request.claimed || request.repeats) return
  const stored = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('user_id', '=', request.userId)
    .where('key', '=', request.key)
    .executeTakeFirst()
  if (stored !== undefined) throw new KeyTaken()
}

/** Runs `work` once per person and key: a repeated request gets the same response. */
export async function once<T>(
  services: Services,
  request: { userId: UserId; key: string; body: unknown; shownOnce: boolean },
  work: () => Promise<T>,
): Promise<T> {
  const { userId, key, shownOnce } = request
  const bodyHash = createHash('sha256').update(JSON.stringify(request.body)).digest('hex')
  const keyed: KeyedRequest = { userId, key, bodyHash, shownOnce, claimed: false, repeats: false }
  try {
    return await answerAndStore(services, keyed, work)
  } catch (error) {
    if (!(error instanceof KeyTaken)) throw error
    if (shownOnce) throw alreadyDone()
    const stored = await answerOf(services, keyed)
    if (stored !== undefined) return stored as T
    // The process died before it could respond. The work is repeated, except for what was already committed.
    return answerAndStore(services, { ...keyed, repeats: true }, work)
  }
}

async function answerAndStore<T>(
  services: Services,
  keyed: KeyedRequest,
  work: () => Promise<T>,
): Promise<T> {
  const answer = await current.run(keyed, work)
  if (keyed.claimed && !keyed.shownOnce) await storeAnswer(services, keyed, answer)
  return answer
}

/** The transaction's last statement. */
function storingResult(db: TxDb, keyed: KeyedRequest, result: unknown) {
  return db
    .updateTable('idempotency_keys')
    .set({ result: serialize({ result }) })
    .where('user_id', '=', keyed.userId)
    .where('key', '=', keyed.key)
}

async function storedResult(db: TxDb, keyed: KeyedRequest): Promise<{ result: unknown }> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select('result')
    .where('user_id', '=', keyed.userId)
    .where('key', '=', keyed.key)
    .executeTakeFirst()
  if (!row?.result) throw alreadyDone()
  return deserialize(row.result) as { result: unknown }
}

function alreadyDone(): Refusal {
  return new Refusal('not-possible', 'This has already been done')
}

async function storeAnswer(
  services: Services,
  keyed: KeyedRequest,
  answer: unknown,
): Promise<void> {
  await services.db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', keyed.userId)
    .where('key', '=', keyed.key)
    .execute()
}

/**
 * Waits for the stored response, because the first request may be between its commit and its response.
 * Undefined if there is none.
 */
async function answerOf(services: Services, keyed: KeyedRequest): Promise<unknown> {
  for (const delay of pollDelaysMs) {
    const row = await services.db
      .selectFrom('idempotency_keys')
      .select(['body_hash', 'answer'])
      .where('user_id', '=', keyed.userId)
      .where('key', '=', keyed.key)
      .executeTakeFirstOrThrow()
    if (row.body_hash !== keyed.bodyHash) {
      throw new Refusal('key-reused', 'This Idempotency-Key was used for another request')
    }
    if (row.answer !== null) return row.answer
    await new Promise((resolve) => setTimeout(resolve, delay))
  }
  return undefined
}
