import { maxGuideChoices, type AnsweredBy, type GuideChoice } from '#domain/guide/guide-answer.ts'
import { questionBack } from '#domain/guide/shown-answer.ts'
import { writtenAnswerTitle } from '#domain/guide/cited-sources.ts'
import { outsideTopics, smallTalk, type GuideIntent } from '#domain/guide/intent.ts'
import type { GuideAnswering } from '#domain/guide/answering.ts'
import { nothingBefore, type TalkBefore } from '#domain/guide/outcome.ts'
import { replyTo, type GuideReply } from '#domain/guide/reply.ts'
import { ownTopics } from '#domain/guide/own-topics.ts'
import { ownIntentId } from '#domain/guide/intents.ts'
import type { Material } from '#domain/learning/advisor.ts'
import { maxCards, type CardRef } from '#domain/learning/cards.ts'
import { distressAnswer } from '#domain/safety/distress-answer.ts'
import { kindLineFor } from '#domain/ledger/kind-line.ts'
import { tablesAsLists } from '#domain/text/table-as-list.ts'
import { withoutIdentity } from '#domain/safety/identity.ts'
import { aboutSkill } from '#domain/learning/skills.ts'
import { guideRulesOf } from './guide-rules.ts'
import { findPassages, type FoundPassage } from './search.ts'
import { openingIdsOf, openingsFor } from './openings.ts'
import { ownAnswer, type AnswerText } from './own-answers.ts'
import type { Asker, GuideSources } from './known-queries.ts'
import { writtenAnswer } from './written-answers.ts'

const maxPassages = 3
/** Below these values a passage is only pointed to. */
const minCoverage = 0.6
const minFocus = 0.35

export interface GuideAnswer extends AnswerText {
  choices: readonly GuideChoice[]
  answeredBy: AnsweredBy
}

/**
 * The built-in guide's answer: a written answer, the person's own data, a question back, or at last a passage
 * of our lessons, always with links.
 */
export async function guideAnswer(
  sources: GuideSources,
  asker: Asker,
  message: string,
  before: TalkBefore = nothingBefore,
): Promise<GuideAnswer> {
  const reply = replyTo(message, before, guideRulesOf(sources.content))
  const answer = await answerWith(sources, asker, message, reply)
  const kindLine = reply.kind === 'answer' && isHard(reply.intent) ? kindLineFor(message) : null
  return kindLine === null ? answer : { ...answer, text: `${kindLine}\n\n${answer.text}` }
}

async function answerWith(
  sources: GuideSources,
  asker: Asker,
  message: string,
  reply: GuideReply,
): Promise<GuideAnswer> {
  switch (reply.kind) {
    case 'help':
    case 'distress':
      return kindWords(sources, asker, reply)
    case 'sum':
      return { text: reply.text, cards: [], choices: [], answeredBy: { kind: 'own', id: 'sum' } }
    case 'answer':
      return (await answerOf(sources, asker, message, reply)) ?? lookedUp(sources, message)
    case 'choice':
      return choiceAmong(reply.intents)
    case 'no-more':
      return noMore(sources, reply.intent)
    case 'none':
      return lookedUp(sources, message)
  }
}

/** People first, no lessons. A message in crisis has had its help card before it comes here. */
function kindWords(
  { content }: GuideSources,
  { adult }: Asker,
  reply: Extract<GuideReply, { kind: 'help' | 'distress' }>,
): GuideAnswer {
  const kind = reply.kind === 'distress' ? reply.distress : 'sad'
  const text = distressAnswer(kind, adult, content.helplines)
  return { text, cards: [], choices: [], answeredBy: { kind: 'own', id: kind } }
}

async function answerOf(
  sources: GuideSources,
  asker: Asker,
  question: string,
  outcome: GuideAnswering,
): Promise<GuideAnswer | null> {
  const { intent } = outcome
  const topic = ownTopics.find(({ id }) => ownIntentId(id) === intent.id)
  if (topic !== undefined) {
    const own = await ownAnswer(sources, asker, { topic: topic.id, question })
    return own && { ...own, choices: [], answeredBy: { kind: 'own', id: intent.id } }
  }
  const answer = sources.content.answers.find(({ id }) => id === intent.id)
  if (answer === undefined) return null
  const written = await writtenAnswer(sources, asker, answer, outcome)
  // Unless it is outside of what the guide knows, a likely answer is a question back.
  if (!outcome.sure && intent.group !== outsideTopics)
    return {
      ...written,
      choices: [intent, ...outcome.others].map(choiceOf).slice(0, maxGuideChoices),
      answeredBy: { kind: 'choice', id: intent.id },
    }
  return {
    ...written,
    choices: [...outcome.others.map(choiceOf), ...choicesOf(intent.related, sources)].slice(
      0,
      maxGuideChoices,
    ),
    answeredBy: { kind: 'answer', id: intent.id },
  }
}

function choiceOf({ title }: Pick<GuideIntent, 'title'>): GuideChoice {
  return { label: title, ask: title }
}

function choiceAmong(intents: readonly GuideIntent[]): GuideAnswer {
  return {
    text: questionBack(intents),
    cards: [],
    choices: intents.map(choiceOf),
    answeredBy: { kind: 'choice', id: null },
  }
}

/** Nothing is written about this detail, so it says who to ask. */
function noMore(sources: GuideSources, intent: GuideIntent): GuideAnswer {
  const answer = sources.content.answers.find(({ id }) => id === intent.id)
  const link = /\[[^\]]+\]\(https?:[^)]+\)/.exec(answer?.answer ?? '')?.[0]
  const person =
    link === undefined
      ? 'A teacher or your guidance counsellor can help you further.'
      : `Ask ${link}.`
  return {
    text: `About “${intent.title}” I know no more than I have told you, and I do not want to guess. ${person} If you mean something else, say it in a full sentence.`,
    cards: [],
    choices: choicesOf(intent.related, sources),
    answeredBy: { kind: 'none', id: intent.id },
  }
}

function choicesOf(ids: readonly string[], { content }: GuideSources): GuideChoice[] {
  return ids.flatMap((id) => {
    const answer = content.answers.find((candidate) => candidate.id === id)
    return answer === undefined ? [] : [choiceOf(answer)]
  })
}

/** What our lessons have that comes near; it is never given as the answer. */
async function lookedUp(sources: GuideSources, message: string): Promise<GuideAnswer> {
  const passages = (await findPassages(sources.db, message)).slice(0, maxPassages)
  const [best, ...others] = passages
  if (best === undefined || best.coverage < minCoverage || best.focus < minFocus)
    return notSure(sources, passages)
  const seeAlso = others.map((passage) => `- ${linkTo(passage)}`)
  const text = `I have no answer of my own to this. ${originOf(best)}${tablesAsLists(best.body)}`
  return {
    text: seeAlso.length === 0 ? text : `${text}\n\n**See also**\n\n${seeAlso.join('\n')}`,
    cards: await cardsOf(sources, passages),
    choices: [],
    answeredBy: { kind: 'passage', id: best.id },
  }
}

/** Bad news gets a kind word first; an answer to small talk has its own. */
function isHard({ group }: GuideIntent): boolean {
  return group !== smallTalk && group !== outsideTopics
}

/** The material a model gets for a question, and the things on Upful it may then mention. */
export async function materialFor(
  sources: GuideSources,
  asker: Asker,
  message: string,
  before: TalkBefore = nothingBefore,
): Promise<{ material: Material[]; candidates: (CardRef & { title: string })[] }> {
  const outcome = replyTo(message, before, guideRulesOf(sources.content))
  // A model can tell what of a likely answer fits, so it gets the whole.
  const written =
    outcome.kind === 'answer'
      ? await answerOf(sources, asker, message, { ...outcome, sure: true })
      : null
  const passages = (await findPassages(sources.db, message)).slice(0, 6)
  const asksForOpenings = outcome.kind === 'answer' && outcome.intent.id === ownIntentId('openings')
  const openings = asksForOpenings ? await openingsFor(sources, asker, message) : []
  const ids = await programmeIds(sources, passages)
  const { courses, paths, assessments } = sources.content
  return {
    material: [
      ...(written === null ? [] : [{ title: writtenAnswerTitle, text: written.text }]),
      ...passages.map(({ title, context, body }) => ({ title, text: `${context}\n${body}` })),
      // Written by others, so contact details are removed; they are on the opening's own page.
      ...openings.map(({ title, company, location }) => ({
        title: withoutIdentity(title, []),
        text: `Opening at ${withoutIdentity(company, [])}, ${location}`,
      })),
      {
        title: 'All courses, by skill',
        text: courses.map(({ title, skill }) => `${title} (${aboutSkill[skill].label})`).join('; '),
      },
      { title: 'All career paths', text: paths.map(({ title }) => title).join('; ') },
    ],
    candidates: [
      ...passages.flatMap((passage) => {
        const card = cardOf(passage, ids)
        return card === null ? [] : [{ ...card, title: passage.title }]
      }),
      ...openings.map(({ id, title }) => ({ kind: 'opening' as const, id, title })),
      ...courses.map(({ id, title }) => ({ kind: 'course' as const, id, title })),
      ...paths.map(({ id, title }) => ({ kind: 'path' as const, id, title })),
      ...assessments.map(({ id, title }) => ({ kind: 'assessment' as const, id, title })),
    ].filter(isFirstOccurrence),
  }
}

function isFirstOccurrence(card: CardRef, index: number, all: readonly CardRef[]): boolean {
  return all.findIndex(({ kind, id }) => kind === card.kind && id === card.id) === index
}

function linkTo({ title, link }: FoundPassage): string {
  return link === null ? `**${title}**` : `**[${title}](${link})**`
}

/** Where a passage comes from; a fact already includes its source. */
function originOf(passage: FoundPassage): string {
  if (passage.kind === 'fact') return 'What I know:\n\n'
  const context = passage.context === '' ? '' : ` (${passage.context})`
  return `This comes near, from ${linkTo(passage)}${context}:\n\n`
}

async function cardsOf(
  sources: GuideSources,
  passages: readonly FoundPassage[],
): Promise<CardRef[]> {
  const ids = await programmeIds(sources, passages)
  return passages.flatMap((passage) => cardOf(passage, ids) ?? []).slice(0, maxCards)
}

function programmeIds(
  sources: GuideSources,
  passages: readonly FoundPassage[],
): Promise<Map<string, string>> {
  const programmes = passages
    .filter(({ kind }) => kind === 'programme')
    .map(({ subject }) => subject)
  return openingIdsOf(sources, programmes)
}

/** Facts and checklist tasks have no card: their answer contains the link. */
function cardOf(
  { kind, subject }: FoundPassage,
  programmes: ReadonlyMap<string, string>,
): CardRef | null {
  if (kind === 'lesson' || kind === 'course' || kind === 'path') return { kind, id: subject }
  const id = kind === 'programme' ? programmes.get(subject) : undefined
  return id === undefined ? null : { kind: 'opening', id }
}

/** Admitting that there is no answer is better than an answer about something else. */
function notSure(sources: GuideSources, passages: readonly FoundPassage[]): GuideAnswer {
  const near =
    passages.length === 0
      ? ''
      : `\n\n**Perhaps one of these helps**\n\n${passages.map((passage) => `- ${linkTo(passage)}`).join('\n')}`
  return {
    text: `I do not know this one, and I do not want to guess. I know about work, school and training, papers, pay and rights, and this app. Try it in other words, or ask a teacher, a guidance counsellor or another adult you trust.${near}`,
    cards: [],
    choices: choicesOf([whatWeKnow], sources),
    answeredBy: { kind: 'none', id: null },
  }
}

/** The answer that says what can be asked. */
const whatWeKnow = 'what-can-you-answer'
