import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import type { Db, TxDb } from '../db/database.ts'
import type { Services } from '../services.ts'
import { Refusal } from './refusal.ts'

interface KeyedRequest {
  userId: string
  key: string
  bodyHash: string
  claimed: boolean
}

/** Another request with this key came first; its answer is the answer. */
class KeyTaken extends Error {}

const current = new AsyncLocalStorage<KeyedRequest>()
const answerWaits = [20, 50, 100, 200, 400, 800]

/** Called at the start of every transaction, so that the key is stored exactly when its effect is. */
export async function claimKey(db: TxDb, now: Date): Promise<() => void> {
  const request = current.getStore()
  if (request === undefined || request.claimed) return () => {}
  const { userId, key, bodyHash } = request
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, body_hash: bodyHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed === undefined) throw new KeyTaken()
  return () => {
    request.claimed = true
  }
}

/** Ends the work on a request whose key is stored already: what is only repeated must cost nothing. */
export async function leaveToReplay(db: Db): Promise<void> {
  const request = current.getStore()
  if (request === undefined || request.claimed) return
  const stored = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('user_id', '=', request.userId)
    .where('key', '=', request.key)
    .executeTakeFirst()
  if (stored !== undefined) throw new KeyTaken()
}

/** Runs `work` once for each key of a person: the same request again gets the same answer. */
export async function once<T>(
  services: Services,
  request: { userId: string; key: string; body: unknown; saidOnce: boolean },
  work: () => Promise<T>,
): Promise<T> {
  const { userId, key } = request
  const bodyHash = createHash('sha256').update(JSON.stringify(request.body)).digest('hex')
  const keyed: KeyedRequest = { userId, key, bodyHash, claimed: false }
  try {
    const answer = await current.run(keyed, work)
    if (keyed.claimed && !request.saidOnce) await storeAnswer(services, keyed, answer)
    return answer
  } catch (error) {
    if (!(error instanceof KeyTaken)) throw error
    if (request.saidOnce) throw new Refusal('not-possible', 'This was already done')
    return (await answerOf(services, keyed)) as T
  }
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

/** The first request may still be on its way between its commit and its answer. */
async function answerOf(services: Services, keyed: KeyedRequest): Promise<unknown> {
  for (const wait of answerWaits) {
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
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  throw new Refusal('not-possible', 'This was already done')
}
