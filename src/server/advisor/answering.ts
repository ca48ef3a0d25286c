import { apology, instructionsFor, messagesFor } from '#domain/learning/advisor.ts'
import { cardsNamedIn } from '#domain/learning/cards.ts'
import { figureCheck } from '#domain/guide/sourced-text.ts'
import { withSources } from '#domain/guide/cited-sources.ts'
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
import { historyBefore, identityOf, talkBefore } from './queries.ts'
import type { ClaimedReply, FinishedReply } from './writing-commands.ts'

/** Receives the whole text so far; throws when the writing must stop. */
export type OnText = (text: string) => void

type Answer = Omit<FinishedReply, 'state' | 'refunded'>

/** Asks the configured model. Throws a ProviderFailure when the answer is not complete. */
export async function askProvider(
  services: Services,
  claimedReply: ClaimedReply,
  { onText, signal }: { onText: OnText; signal: AbortSignal },
): Promise<Answer> {
  const { db, content, ai, env, now } = services
  if (ai === null) throw new ProviderFailure('resting')
  const guide = { db, content, now: now() }
  const instructions = instructionsFor(claimedReply.role, env.AI_PROMPT ?? null)
  const identity = await identityOf(db, claimedReply.userId)
  const anonymous = (text: string) => withoutIdentity(text, identity)
  const { material, candidates } = await materialFor(
    guide,
    claimedReply,
    claimedReply.asked,
    await talkBefore(db, claimedReply),
  )
  const history = await historyBefore(db, claimedReply)
  const figures = figureCheck([
    ...material.map(({ text }) => text),
    ...history.flatMap((turn) => [turn.asked, turn.reply]),
    claimedReply.asked,
    ...content.helplines.flatMap(({ phone, whatsapp }) => [phone, whatsapp ?? phone]),
  ])
  const messages = messagesFor({
    instructions,
    knows: await knownOf(guide, claimedReply),
    material,
    history: history.map((turn) => ({
      asked: anonymous(turn.asked),
      reply: anonymous(turn.reply),
    })),
    asked: anonymous(claimedReply.asked),
  })

  const guard = promptGuard(instructions)
  const watch = guard.watch()
  let text = ''
  let shown = ''
  let checkedWords = 0
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
    if (words - checkedWords < wordsBetweenChecks) continue
    checkedWords = words
    if (urgesHarm(text.slice(-maxPhraseLength))) throw new ProviderFailure('filtered')
    shown = text.slice(0, figures.showable(text.slice(0, showable)))
    onText(shown)
  }
  if (guard.leaks(text) || isUnsafe(text, content)) throw new ProviderFailure('filtered')
  const sourced = figures.cleaned(text)
  if (sourced === null) throw new ProviderFailure('filtered')
  const cited = withSources(sourced, material)
  // Otherwise readers get it when it is stored, instead of what was begun.
  if (cited.startsWith(shown)) onText(cited)
  const cards = cardsNamedIn(cited, candidates)
  return { ...noExtras, text: cited, cards, cutShort, help: crisisIn(text) }
}

/** Phone numbers and pages from our own content are allowed; other contacts and bad advice are not. */
function isUnsafe(text: string, content: Content): boolean {
  const phones = content.helplines.flatMap(({ phone, whatsapp }) => [phone, whatsapp ?? phone])
  const rest = phones.reduce((remaining, phone) => remaining.replaceAll(phone, ''), text)
  return unsafeSayingIn(rest, knownHostsOf(content)) !== null
}

const wordsBetweenChecks = 3
const maxPhraseLength = 600

/** Well above what our token limits allow. */
const maxAnswerLength = 40_000

/** The built-in guide's complete answer. */
export async function askGuide(
  { db, content, now }: Services,
  claimedReply: ClaimedReply,
  onText: OnText,
): Promise<Answer> {
  const answer = await guideAnswer(
    { db, content, now: now() },
    claimedReply,
    claimedReply.asked,
    await talkBefore(db, claimedReply),
  )
  onText(answer.text)
  return { ...answer, cutShort: false, help: null }
}

/** What a reply has besides its text when nothing is offered with it. */
export const noExtras = { cards: [], choices: [], answeredBy: null } satisfies Partial<Answer>

/** Shown when the guide failed too. */
export const failedAnswer: Answer = {
  ...noExtras,
  text: apology,
  cutShort: false,
  help: null,
}
