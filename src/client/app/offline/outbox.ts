import type { QueryClient } from '@tanstack/react-query'
import { asHeader } from '#contract/account-headers.ts'
import { changesHeader } from '#contract/changes.ts'
import type { Resource } from '#contract/routes.ts'
import { dayMs } from '#domain/duration.ts'
import { announceToast } from '../../ui/toasts.ts'
import {
  ApiError,
  call,
  isApiError,
  requestOf,
  type ApiKey,
  type Input,
  type Output,
} from '../api.ts'
import { markStale } from '../mark-stale.ts'
import { sessionKey } from '../query-client.ts'
import { keyOf, settle } from '../unanswered.ts'
import { sending, unsent, type Unsent } from '../unsent.ts'
import { noteUnsent } from './account-here.ts'
import { keptActions, type KeptAction } from './kept-actions.ts'
import type { PersonStore } from './person-store.ts'

const channelName = 'upful-outbox'
/** The server knows an idempotency key for 15 days (server/http/forget-requests.ts). */
const keptDays = 14
const waitForAnswerMs = 3_000
/** With a signal that carries nothing a request never ends: then what was done is kept, and sent again. */
const giveUpMs = { atFirst: 8_000, later: 30_000 }
const retryMs = { first: 3_000, longest: 60_000 }

export interface DeviceOutbox {
  /** Sends what waits, in order. Another tab that does so already is waited for. */
  flush: () => Promise<void>
  /** Deletes an entry that the server refused, or that its owner does not want sent. */
  drop: (id: number) => Promise<void>
  stop: () => void
}

/**
 * Keeps what a student does without a connection, and sends it in the order in which it was done: once, by one tab at
 * a time, each with the idempotency key of its first try, so that a lost response is not a second effect.
 */
export async function openOutbox(client: QueryClient, store: PersonStore): Promise<DeviceOutbox> {
  const channel = new BroadcastChannel(channelName)
  /** What a page waits for right now. */
  const watched = new Map<number, (outcome: Outcome) => void>()
  let retryAt = retryMs.first
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<void> | undefined
  let isOpen = true

  channel.onmessage = () => void read()
  await read()
  Object.assign(sending, { send, flush, drop })

  const wake = () => void flush()
  const wakeWhenSeen = () => void (document.hidden || flush())
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wakeWhenSeen)

  async function read(): Promise<void> {
    if (!isOpen) return
    const rows = await store.all<number, Omit<Unsent, 'id'>>('outbox')
    const entries = rows.map(([id, entry]) => ({ ...entry, id }))
    for (const gone of unsent.get())
      if (entries.every(({ id }) => id !== gone.id)) settle(requestOf(gone.key, gone.input).url)
    unsent.set(entries)
    noteUnsent(entries.length)
  }

  /** Shows the change here and in the other tabs. */
  async function changed(): Promise<void> {
    await read()
    channel.postMessage('changed')
  }

  /** `call`, but an action that can wait does so when there is no connection, behind those that wait already. */
  async function send<Key extends ApiKey>(
    key: Key,
    input: Input<Key>,
    options: Parameters<typeof call<Key>>[2] = {},
  ): Promise<Output<Key>> {
    const action = actionOf(key)
    if (action === undefined) return call(key, input, options)
    if (waiting().length === 0) {
      try {
        return await call(key, input, {
          ...options,
          signal: AbortSignal.timeout(giveUpMs.atFirst),
        })
      } catch (error) {
        if (!isApiError(error, 'offline')) throw error
      }
    }
    const id = await put(key, input, action)
    const outcome = await outcomeNow(id)
    if (outcome?.kind === 'sent') return outcome.answer as Output<Key>
    if (outcome?.kind === 'refused') {
      await drop(id)
      throw new ApiError({ code: 'not-possible', message: outcome.message }, 409)
    }
    const forNow = action.forNow?.(input, client)
    if (forNow !== undefined) return forNow
    throw new ApiError({ code: 'unsent', message: notSentYet }, 0)
  }

  /** Puts it behind what waits. Pressed again, it is the same; after something else with the same object, another. */
  async function put<Key extends ApiKey>(
    key: Key,
    input: Input<Key>,
    action: KeptAction<Key>,
  ): Promise<number> {
    const { method, url, body = '' } = requestOf(key, input)
    const last = waiting().findLast((entry) => requestOf(entry.key, entry.input).url === url)
    if (last?.key === key && requestOf(key, last.input).body === body) return last.id
    const isTaken = (taken: string) => unsent.get().some((entry) => entry.idempotencyKey === taken)
    // The same as something earlier that waits, with something else in between: another request.
    if (isTaken(keyOf(url, body))) settle(url)
    const idempotencyKey = method === 'POST' ? keyOf(url, body) : ''
    const words = action.words(input, client)
    const id = await store.add('outbox', { key, input, words, at: Date.now(), idempotencyKey })
    await changed()
    return id
  }

  /** What the server says if it can be reached now; undefined if not. */
  async function outcomeNow(id: number): Promise<Outcome | undefined> {
    let outcome: Outcome | undefined
    watched.set(id, (now) => (outcome = now))
    await Promise.race([flush(), after(waitForAnswerMs)])
    watched.delete(id)
    return outcome
  }

  function waiting(): readonly Unsent[] {
    return unsent.get().filter(({ refused }) => refused === undefined)
  }

  async function flush(): Promise<void> {
    if (underWay !== undefined) await underWay
    if (!isOpen || waiting().length === 0) return
    underWay ??= locked(sendAll).finally(() => (underWay = undefined))
    await underWay
  }

  async function sendAll(): Promise<void> {
    clearTimeout(timer)
    const changes = new Set<Resource>()
    let sent = 0
    let xp = 0
    let outcome: Outcome | undefined
    // Another tab may have sent some of them.
    await read()
    for (let [entry] = waiting(); entry !== undefined && isOpen; [entry] = waiting()) {
      outcome = await outcomeOf(entry, store.person)
      if (outcome.kind === 'later') break
      if (outcome.kind === 'refused') {
        await store.write('outbox', [[entry.id, { ...withoutId(entry), refused: outcome.message }]])
      } else {
        await store.write('outbox', [[entry.id, undefined]])
        // A page that waits for it says itself what happened.
        if (!watched.has(entry.id)) {
          sent += 1
          xp += xpIn(outcome.answer)
          tellOf(entry, outcome.answer)
        }
        const { alsoChanges = [] } = actionOf(entry.key) ?? {}
        for (const change of [...outcome.changes, ...alsoChanges]) changes.add(change)
      }
      watched.get(entry.id)?.(outcome)
      await changed()
      retryAt = retryMs.first
    }
    if (sent > 0) tell(sent, xp)
    if (outcome?.kind === 'later') {
      if (outcome.who === 'nobody') client.setQueryData(sessionKey, { user: null })
      if (outcome.who === 'somebody-else') void client.invalidateQueries({ queryKey: sessionKey })
      if (outcome.who === undefined && isOpen) timer = setTimeout(wake, outcome.afterMs || retryAt)
      retryAt = Math.min(retryAt * 2, retryMs.longest)
    }
    void markStale(client, [...changes])
  }

  async function drop(id: number): Promise<void> {
    await store.write('outbox', [[id, undefined]])
    await changed()
  }

  function tellOf({ key, input }: Unsent, answer: unknown): void {
    const message = actionOf(key)?.said?.(answer as never, input)
    if (message !== undefined) announceToast(message)
  }

  function tell(sent: number, xp: number): void {
    const things =
      sent === 1 ? 'What you did offline is sent' : `Sent: ${sent} things you did offline`
    announceToast(xp > 0 ? `${things}. +${xp} XP` : `${things}.`)
  }

  return {
    flush,
    drop,
    stop() {
      isOpen = false
      sending.send = call
      clearTimeout(timer)
      channel.close()
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wakeWhenSeen)
      unsent.set([])
    },
  }
}

const notSentYet =
  'Not sent yet. It is kept on this device, and goes out by itself when you have a connection.'

function actionOf<Key extends ApiKey>(key: Key): KeptAction<Key> | undefined {
  return keptActions[key]
}

type Outcome =
  | { kind: 'sent'; answer: unknown; changes: readonly Resource[] }
  | { kind: 'refused'; message: string }
  /** `who` is signed in instead of the person who did it. */
  | { kind: 'later'; afterMs: number; who?: 'nobody' | 'somebody-else' }

/** Sends one entry. A server that is busy, is being updated or did not answer is asked again later. */
async function outcomeOf(entry: Unsent, person: string): Promise<Outcome> {
  const later: Outcome = { kind: 'later', afterMs: 0 }
  if (Date.now() - entry.at > keptDays * dayMs)
    return { kind: 'refused', message: 'This waited for more than two weeks, which is too long.' }
  const { method, url, body } = requestOf(entry.key, entry.input)
  const headers: Record<string, string> = {
    'x-requested-with': 'upful',
    'content-type': 'application/json',
    [asHeader]: person,
  }
  if (entry.idempotencyKey !== '') headers['idempotency-key'] = entry.idempotencyKey
  const signal = AbortSignal.timeout(giveUpMs.later)
  const sent = { method, headers, body: body ?? '{}', signal }
  const response = await fetch(url, sent).catch(() => null)
  const answer = await response?.json().catch(() => null)
  if (!response || !answer) return later
  if (response.status === 401) return { ...later, who: 'nobody' }
  if (answer.code === 'other-account') return { ...later, who: 'somebody-else' }
  if (response.status === 429 || response.status >= 500)
    return { ...later, afterMs: Number(response.headers.get('retry-after')) * 1000 }
  if (!response.ok) return { kind: 'refused', message: answer.message }
  const changes = (response.headers.get(changesHeader)?.split(',') ?? []) as Resource[]
  return { kind: 'sent', answer, changes }
}

/** One tab at a time. Without locks two tabs may send the same, which the idempotency key makes harmless. */
async function locked(work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request(channelName, work) : work()
}

function withoutId({ id: _id, ...entry }: Unsent): Omit<Unsent, 'id'> {
  return entry
}

/** What an answer says was earned, under the name that its route uses. */
function xpIn(answer: unknown): number {
  const { xp, bonus, earned, completion } = answer as Record<string, unknown>
  const inside = completion as { earned?: number } | null | undefined
  return [xp, bonus, earned, inside?.earned]
    .filter((each) => typeof each === 'number')
    .reduce((sum, each) => sum + each, 0)
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
}
