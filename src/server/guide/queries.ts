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
import { ownAnswer, type GuideAnswer } from './own-answers.ts'
import type { Asker, Guiding } from './known-queries.ts'
import { writtenAnswer } from './written-answers.ts'

const quoted = 3
const sure = 0.5
const focused = 0.3

/** The built-in guide's answer: from the person's own data, else from the content, always with links. */
export async function guideAnswer(
  guiding: Guiding,
  asker: Asker,
  asked: string,
): Promise<GuideAnswer> {
  const distress = distressIn(asked)
  if (distress !== null) {
    return { text: distressAnswer(distress, asker.adult, guiding.content.helplines), cards: [] }
  }
  const answer = await answerTo(guiding, asker, questionIn(asked))
  const kind = kindLineFor(asked)
  return kind === null ? answer : { ...answer, text: `${kind}\n\n${answer.text}` }
}

async function answerTo(guiding: Guiding, asker: Asker, question: string): Promise<GuideAnswer> {
  const written = await writtenAnswer(guiding, question)
  if (written !== null) return written
  const topic = topicOf(question)
  const own = topic === null ? null : await ownAnswer(guiding, asker, { topic, question })
  if (own !== null) return own
  const found = await findPassages(guiding.db, question)
  const [best, ...others] = found.slice(0, quoted)
  if (best === undefined || best.coverage < sure || best.focus < focused)
    return notSure(found.slice(0, quoted))
  const also = others.map((passage) => `- ${linked(passage)}`)
  const text = `${whereFrom(best)}${tablesAsLists(best.body)}`
  return {
    text: also.length === 0 ? text : `${text}\n\n**See also**\n\n${also.join('\n')}`,
    cards: await cardsOf(guiding, found.slice(0, quoted)),
  }
}

/** The material a model gets for a question, and the things on Upful it may then mention. */
export async function materialFor(
  guiding: Guiding,
  asker: Asker,
  asked: string,
): Promise<{ material: Material[]; candidates: (CardRef & { title: string })[] }> {
  const question = questionIn(asked)
  const written = await writtenAnswer(guiding, question)
  const passages = (await findPassages(guiding.db, question)).slice(0, 6)
  const openings =
    topicOf(question) === 'openings' ? await openingsFor(guiding, asker, question) : []
  const ids = await programmeIds(guiding, passages)
  const { courses, paths, assessments } = guiding.content
  return {
    material: [
      ...(written === null ? [] : [{ title: 'What Upful answers to this', text: written.text }]),
      ...passages.map(({ title, context, body }) => ({ title, text: `${context}\n${body}` })),
      // Written by others, so contact details are left to the opening's own page.
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
    ].filter(isFirstOfItsKind),
  }
}

function isFirstOfItsKind(card: CardRef, at: number, all: readonly CardRef[]): boolean {
  return all.findIndex(({ kind, id }) => kind === card.kind && id === card.id) === at
}

function linked({ title, link }: FoundPassage): string {
  return link === null ? `**${title}**` : `**[${title}](${link})**`
}

/** A fact includes its own source; for a lesson it is added. */
function whereFrom(passage: FoundPassage): string {
  if (passage.kind === 'fact') return ''
  const context = passage.context === '' ? '' : ` (${passage.context})`
  return `From ${linked(passage)}${context}:\n\n`
}

async function cardsOf(guiding: Guiding, found: readonly FoundPassage[]): Promise<CardRef[]> {
  const ids = await programmeIds(guiding, found)
  return found.flatMap((passage) => cardOf(passage, ids) ?? []).slice(0, maxCards)
}

function programmeIds(
  guiding: Guiding,
  found: readonly FoundPassage[],
): Promise<Map<string, string>> {
  const programmes = found.filter(({ kind }) => kind === 'programme').map(({ subject }) => subject)
  return openingIdsOf(guiding, programmes)
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

/** No answer is better than one about something else. */
function notSure(close: readonly FoundPassage[]): GuideAnswer {
  const near =
    close.length === 0
      ? ''
      : `\n\n**Perhaps one of these helps**\n\n${close.map((passage) => `- ${linked(passage)}`).join('\n')}`
  return {
    text: `I am not sure about that one. I know about papers for work (TRN, NIS, permits), résumés and interviews, pay and your rights at work, HEART and other training, career paths, [courses](${pages.courses}), openings and your progress here. Try other words, or ask a teacher, a guidance counsellor or another adult you trust.${near}`,
    cards: [],
  }
}
