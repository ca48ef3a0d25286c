import { crisisIn, type CrisisKind } from '#domain/safety/crisis-words.ts'
import { distressIn, type DistressKind } from '#domain/safety/distress.ts'
import { workedSum, type HourlyPay } from '#domain/learning/worked-sum.ts'
import type { IntentIndex } from './intent-index.ts'
import { wholeAnswer } from './answering.ts'
import { keyOf, outcomeFor, type GuideOutcome, type TalkBefore } from './outcome.ts'

/** Everything that the guide may do with a message, before anything is looked up for the person. */
export type GuideReply =
  /** The help card, which comes before any guide. */
  | { kind: 'help'; crisis: CrisisKind }
  | { kind: 'distress'; distress: DistressKind }
  | { kind: 'sum'; text: string }
  | GuideOutcome

/** What the guide answers from, without a database. */
export interface GuideRules {
  index: IntentIndex
  /** The legal pay by the hour, for sums; null when it is not known. */
  pay: HourlyPay | null
}

export function replyTo(
  message: string,
  before: TalkBefore,
  { index, pay }: GuideRules,
): GuideReply {
  const crisis = crisisIn(message)
  if (crisis !== null) return { kind: 'help', crisis }
  const help = onlyCallsForHelp.test(message) ? index.byId.get(whatWeCanDo) : undefined
  if (help !== undefined) return wholeAnswer(help)
  const distress = distressIn(message)
  if (distress !== null) return { kind: 'distress', distress }
  const sum = workedSum(message, pay)
  return sum === null ? outcomeFor(message, before, index) : { kind: 'sum', text: sum }
}

/** The answer that asks what somebody needs; it has the emergency numbers too. */
const whatWeCanDo = 'help'

/** Nothing but "help". */
const onlyCallsForHelp =
  /^\W*(?:(?:pls|please|i need|mi need|can you|can u)\W+)?help(?:\W+(?:me|mi|pls|please))?\W*$/i

/** The talk after a reply, for the next message. */
export function talkAfter(reply: GuideReply, before: TalkBefore): TalkBefore {
  switch (reply.kind) {
    case 'answer':
      return { answered: reply.intent.id, offered: [] }
    case 'no-more':
      return { answered: reply.intent.id, offered: [] }
    case 'choice':
      return { answered: before.answered, offered: reply.intents.map(({ title }) => title) }
    case 'help':
    case 'distress':
    case 'sum':
    case 'none':
      return { answered: before.answered, offered: [] }
  }
}

/** What a reply is called where its grade is kept. */
export function replyKey(reply: GuideReply): string {
  switch (reply.kind) {
    case 'help':
      return `help:${reply.crisis}`
    case 'distress':
      return `distress:${reply.distress}`
    case 'sum':
      return 'sum'
    default:
      return keyOf(reply)
  }
}
