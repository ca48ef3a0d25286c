import { apology, instructionsFor, messagesFor } from '#domain/learning/advisor.ts'
import { cardsNamedIn, type CardRef } from '#domain/learning/cards.ts'
import { crisisIn } from '#domain/safety/crisis-words.ts'
import { unsafeSayingIn } from '#domain/safety/draft-safety.ts'
import { urgesHarm } from '#domain/safety/harm-urged.ts'
import { withoutIdentity } from '#domain/safety/identity.ts'
import { promptGuard } from '#domain/learning/prompt-guard.ts'
import { knownHostsOf } from '../content/known-hosts.ts'
import type { Content } from '../content/load-content.ts'
import { ProviderFailure } from '../ai/chat-provider.ts'
import { knownOf } from '../guide/known-queries.ts'
import { guideAnswer, materialFor } from '../guide/queries.ts'
import type { Services } from '../services.ts'
import { historyBefore, identityOf } from './queries.ts'
import type { ClaimedReply, Finished } from './writing-commands.ts'

/** Receives the whole text so far; throws when the writing must stop. */
export type Heard = (text: string) => void

type Answer = Omit<Finished, 'state' | 'refunded'>

/** Asks the configured model. Throws a ProviderFailure when the answer is not complete. */
export async function askProvider(
  services: Services,
  claimed: ClaimedReply,
  { heard, signal }: { heard: Heard; signal: AbortSignal },
): Promise<Answer> {
  const { db, content, ai, env, now } = services
  if (ai === null) throw new ProviderFailure('resting')
  const guiding = { db, content, now: now() }
  const instructions = instructionsFor(claimed.role, env.AI_PROMPT ?? null)
  const identity = await identityOf(db, claimed.userId)
  const nameless = (text: string) => withoutIdentity(text, identity)
  const { material, candidates } = await materialFor(guiding, claimed, claimed.asked)
  const history = await historyBefore(db, claimed)
  const messages = messagesFor({
    instructions,
    knows: await knownOf(guiding, claimed),
    material,
    history: history.map(({ asked, reply }) => ({
      asked: nameless(asked),
      reply: nameless(reply),
    })),
    asked: nameless(claimed.asked),
  })

  const guard = promptGuard(instructions)
  const watch = guard.watch()
  let text = ''
  let looked = 0
  let cutShort = false
  for await (const piece of ai.answer({ messages, signal })) {
    if (piece.type === 'end') {
      cutShort = piece.reason === 'length'
      continue
    }
    text += piece.text
    const { leaks, showable, words } = watch.add(piece.text)
    if (leaks || text.length > maxAnswerLength) throw new ProviderFailure('filtered')
    // The last words are held back until they have been checked; the ones before them have been.
    if (words - looked < wordsBetweenLooks) continue
    looked = words
    if (urgesHarm(text.slice(-maxSayingLength))) throw new ProviderFailure('filtered')
    heard(text.slice(0, showable))
  }
  if (guard.leaks(text) || isUnsafe(text, content)) throw new ProviderFailure('filtered')
  heard(text)
  return { text, cards: cardsNamedIn(text, candidates), cutShort, help: crisisIn(text) }
}

/** Phone numbers and pages from our own content are allowed; other contacts and bad advice are not. */
function isUnsafe(text: string, content: Content): boolean {
  const phones = content.helplines.flatMap(({ phone, whatsapp }) => [phone, whatsapp ?? phone])
  const rest = phones.reduce((left, phone) => left.replaceAll(phone, ''), text)
  return unsafeSayingIn(rest, knownHostsOf(content)) !== null
}

const wordsBetweenLooks = 3
const maxSayingLength = 600

/** Well above what our token limits allow. */
const maxAnswerLength = 40_000

/** The built-in guide's complete answer. */
export async function askGuide(
  { db, content, now }: Services,
  claimed: ClaimedReply,
  heard: Heard,
): Promise<Answer> {
  const { text, cards } = await guideAnswer({ db, content, now: now() }, claimed, claimed.asked)
  heard(text)
  return { text, cards, cutShort: false, help: null }
}

export const nothing: Answer = {
  text: apology,
  cards: [] as CardRef[],
  cutShort: false,
  help: null,
}
