import type { AnsweredBy, GuideChoice } from '#domain/guide/guide-answer.ts'
import type { Material } from '#domain/learning/advisor.ts'
import { maxCards, type CardRef } from '#domain/learning/cards.ts'
import { distressAnswer } from '#domain/safety/distress-answer.ts'
import { distressIn } from '#domain/safety/distress.ts'
import { topicOf } from '#domain/learning/guide-topics.ts'
import { kindLineFor } from '#domain/ledger/kind-line.ts'
import { tablesAsLists } from '#domain/text/table-as-list.ts'
import { withoutIdentity } from '#domain/safety/identity.ts'
import { questionIn } from '#domain/text/question-words.ts'
import { aboutSkill } from '#domain/learning/skills.ts'
import * as pages from '#domain/pages.ts'
import { findPassages, type FoundPassage } from './search.ts'
import { openingIdsOf, openingsFor } from './openings.ts'
import { ownAnswer, type AnswerText } from './own-answers.ts'
import type { Asker, GuideSources } from './known-queries.ts'
import { writtenAnswer } from './written-answers.ts'

const maxPassages = 3
/** Below these values the guide says that it is not sure. */
const minCoverage = 0.5
const minFocus = 0.3

export interface GuideAnswer extends AnswerText {
  choices: readonly GuideChoice[]
  answeredBy: AnsweredBy
}

/** The built-in guide's answer: from the person's own data, else from the content, always with links. */
export async function guideAnswer(
  sources: GuideSources,
  asker: Asker,
  message: string,
): Promise<GuideAnswer> {
  const distress = distressIn(message)
  if (distress !== null) {
    const text = distressAnswer(distress, asker.adult, sources.content.helplines)
    return { text, cards: [], choices: [], answeredBy: { kind: 'own', id: distress } }
  }
  const answer = await answerTo(sources, asker, questionIn(message))
  const kindLine = kindLineFor(message)
  return kindLine === null ? answer : { ...answer, text: `${kindLine}\n\n${answer.text}` }
}

async function answerTo(
  sources: GuideSources,
  asker: Asker,
  question: string,
): Promise<GuideAnswer> {
  const authored = await writtenAnswer(sources, question)
  if (authored !== null) {
    const { id, ...answer } = authored
    return { ...answer, choices: [], answeredBy: { kind: 'answer', id } }
  }
  const topic = topicOf(question)
  const own = topic === null ? null : await ownAnswer(sources, asker, { topic, question })
  if (own !== null) return { ...own, choices: [], answeredBy: { kind: 'own', id: topic } }
  const passages = await findPassages(sources.db, question)
  const [best, ...others] = passages.slice(0, maxPassages)
  if (best === undefined || best.coverage < minCoverage || best.focus < minFocus)
    return notSure(passages.slice(0, maxPassages))
  const seeAlso = others.map((passage) => `- ${linkTo(passage)}`)
  const text = `${originOf(best)}${tablesAsLists(best.body)}`
  return {
    text: seeAlso.length === 0 ? text : `${text}\n\n**See also**\n\n${seeAlso.join('\n')}`,
    cards: await cardsOf(sources, passages.slice(0, maxPassages)),
    choices: [],
    answeredBy: { kind: 'passage', id: best.id },
  }
}

/** The material a model gets for a question, and the things on Upful it may then mention. */
export async function materialFor(
  sources: GuideSources,
  asker: Asker,
  message: string,
): Promise<{ material: Material[]; candidates: (CardRef & { title: string })[] }> {
  const question = questionIn(message)
  const authored = await writtenAnswer(sources, question)
  const passages = (await findPassages(sources.db, question)).slice(0, 6)
  const openings =
    topicOf(question) === 'openings' ? await openingsFor(sources, asker, question) : []
  const ids = await programmeIds(sources, passages)
  const { courses, paths, assessments } = sources.content
  return {
    material: [
      ...(authored === null ? [] : [{ title: 'What Upful itself answers', text: authored.text }]),
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
  if (passage.kind === 'fact') return ''
  const context = passage.context === '' ? '' : ` (${passage.context})`
  return `From ${linkTo(passage)}${context}:\n\n`
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
function notSure(passages: readonly FoundPassage[]): GuideAnswer {
  const suggestions =
    passages.length === 0
      ? ''
      : `\n\n**One of these might help**\n\n${passages.map((passage) => `- ${linkTo(passage)}`).join('\n')}`
  return {
    text: `I am not sure about that one. I know about papers for work (TRN, NIS, permits), résumés and interviews, pay and your rights at work, HEART and other training, career paths, [courses](${pages.courses}), openings and your progress here. Try different words, or ask a teacher, a guidance counsellor or another adult you trust.${suggestions}`,
    cards: [],
    choices: [],
    answeredBy: { kind: 'none', id: null },
  }
}
