import type { Material } from '#domain/advisor.ts'
import { mostCards, type CardRef } from '#domain/cards.ts'
import { topicOf } from '#domain/guide-topics.ts'
import { withoutIdentity } from '#domain/identity.ts'
import { questionIn } from '#domain/question-words.ts'
import { aboutSkill } from '#domain/skills.ts'
import { findPassages, type Found } from './search.ts'
import { openingIdsOf, openingsFor } from './openings.ts'
import { ownAnswer, type GuideAnswer } from './own-answers.ts'
import type { Asker, Guiding } from './known-queries.ts'

const quoted = 3
const sure = 0.5

/** The built-in guide's answer: from the person's own rows, else from what ships, always with links. */
export async function guideAnswer(
  guiding: Guiding,
  asker: Asker,
  asked: string,
): Promise<GuideAnswer> {
  const question = questionIn(asked)
  const topic = topicOf(question)
  const own = topic === null ? null : await ownAnswer(guiding, asker, { topic, question })
  if (own !== null) return own
  const found = await findPassages(guiding.db, question)
  const [best, ...others] = found.slice(0, quoted)
  if (best === undefined) return nothingFound(guiding)
  const also = others.map((passage) => `- ${linked(passage)}: ${firstSentence(passage.body)}`)
  const lead =
    best.coverage < sure ? 'I am not sure that this is what you mean. The closest I have:\n\n' : ''
  const text = `${lead}From ${linked(best)}${best.context === '' ? '' : ` (${best.context})`}:\n\n${best.body}`
  return {
    text: also.length === 0 ? text : `${text}\n\n**See also**\n\n${also.join('\n')}`,
    cards: await cardsOf(guiding, found.slice(0, quoted)),
  }
}

/** What a model is given about a question, and which things of the platform it may then name. */
export async function materialFor(
  guiding: Guiding,
  asker: Asker,
  asked: string,
): Promise<{ material: Material[]; candidates: (CardRef & { title: string })[] }> {
  const question = questionIn(asked)
  const passages = (await findPassages(guiding.db, question)).slice(0, 6)
  const openings =
    topicOf(question) === 'openings' ? await openingsFor(guiding, asker, question) : []
  const ids = await programmeIds(guiding, passages)
  const { courses, paths, assessments } = guiding.content
  return {
    material: [
      ...passages.map(({ title, context, body }) => ({ title, text: `${context}\n${body}` })),
      // Others wrote these: whom to call about them is for the opening's own page.
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

function linked({ title, link }: Found): string {
  return link === null ? `**${title}**` : `**[${title}](${link})**`
}

/** Enough to know whether to open it. */
function firstSentence(body: string): string {
  const line = body
    .split('\n')
    .map((one) =>
      one
        .replace(/^[\s>*#|\d.-]+/, '')
        .replace(/\*\*|\[|\]\([^)]*\)/g, '')
        .trim(),
    )
    .find((one) => one.length > 20)
  const [sentence = ''] = (line ?? body).split(/(?<=[.!?]) /)
  return sentence.length > 160 ? `${sentence.slice(0, 157).trimEnd()}...` : sentence
}

async function cardsOf(guiding: Guiding, found: readonly Found[]): Promise<CardRef[]> {
  const ids = await programmeIds(guiding, found)
  return found.flatMap((passage) => cardOf(passage, ids) ?? []).slice(0, mostCards)
}

function programmeIds(guiding: Guiding, found: readonly Found[]): Promise<Map<string, string>> {
  const programmes = found.filter(({ kind }) => kind === 'programme').map(({ subject }) => subject)
  return openingIdsOf(guiding, programmes)
}

/** Facts and checklist tasks have no card: their answer carries the link. */
function cardOf({ kind, subject }: Found, programmes: ReadonlyMap<string, string>): CardRef | null {
  if (kind === 'lesson' || kind === 'course' || kind === 'path') return { kind, id: subject }
  const id = kind === 'programme' ? programmes.get(subject) : undefined
  return id === undefined ? null : { kind: 'opening', id }
}

function nothingFound({ content }: Guiding): GuideAnswer {
  const [first] = content.courses
  const example = first === undefined ? '' : `, such as [${first.title}](/courses/${first.id})`
  return {
    text: `I found nothing about that on Upful. I can look up skills and [courses](/courses)${example}, career paths, papers for work, training programmes, openings and your progress. Try other words, or ask a teacher or counsellor.`,
    cards: [],
  }
}
