import { textOfCards } from '#domain/learning/article-cards.ts'
import type { Course, Item } from '#domain/learning/course.ts'
import { factSentence } from '#domain/learning/facts.ts'
import { spokenDay } from '#domain/text/spoken-day.ts'
import { aboutSkill } from '#domain/learning/skills.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { Content } from '../content/load-content.ts'

export type PassageKind = 'lesson' | 'course' | 'path' | 'programme' | 'readiness' | 'fact'

/** A piece of the content that can be quoted on its own. */
export interface Passage {
  id: string
  kind: PassageKind
  subject: string
  title: string
  /** What it belongs to, such as the course of a lesson. */
  context: string
  body: string
  link: string | null
}

const maxPassageLength = 700
/** Outdated figures are kept for lessons that compare, but must not be given as answers. */
const pastFact = /-before-/

/** All shipped content that can answer questions, without keys of quizzes and exercises. */
export function passagesOf(content: Content): Passage[] {
  return [
    ...content.courses.flatMap(courseParts),
    ...content.paths.map(({ id, title, description, whatYouDo, entry, pay, steps }) =>
      passageFrom(
        'path',
        id,
        title,
        'Career path',
        [
          description,
          whatYouDo,
          entry,
          pay ?? '',
          `Steps: ${steps.map((step) => step.title).join('; ')}.`,
        ],
        href(pages.dashboard, { tab: 'skills' }),
      ),
    ),
    ...content.programmes.map(({ id, title, organisation, description, audience, duration, url }) =>
      passageFrom(
        'programme',
        id,
        title,
        organisation,
        [
          description,
          `**For:** ${audience}.${duration === undefined ? '' : ` **Length:** ${duration}.`}`,
        ],
        url,
      ),
    ),
    ...content.readiness.map(({ id, title, why, steps, cost, link, linkLabel }) =>
      passageFrom(
        'readiness',
        id,
        title,
        'Work-readiness checklist',
        [
          why,
          steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
          `**Cost:** ${cost}`,
          link === undefined ? '' : `Official site: [${linkLabel ?? link}](${link})`,
        ],
        pages.readiness,
      ),
    ),
    ...content.facts
      .filter(({ id }) => !pastFact.test(id))
      .map((fact) =>
        passageFrom(
          'fact',
          fact.id,
          fact.label,
          'Dated fact',
          [`${factSentence(fact)} (As of ${spokenDay(fact.asOf)}.)`],
          fact.url ?? null,
        ),
      ),
  ]
}

function passageFrom(
  kind: PassageKind,
  subject: string,
  title: string,
  context: string,
  parts: readonly string[],
  link: string | null,
): Passage {
  const body = parts.filter((part) => part !== '').join('\n\n')
  return { id: `${kind}:${subject}`, kind, subject, title, context, body, link }
}

function courseParts(course: Course): Passage[] {
  const { id, title, description, skill, outcomes, sections } = course
  const about = passageFrom(
    'course',
    id,
    title,
    `${aboutSkill[skill].label} course`,
    [description, outcomes.map((outcome) => `- ${outcome}`).join('\n')],
    href(pages.course, { id }),
  )
  const lessons = sections.flatMap((section) =>
    section.items.flatMap((item) => lessonParts(course, section.title, item)),
  )
  return [about, ...lessons]
}

function lessonParts(
  { id: courseId, title: courseTitle }: Course,
  sectionTitle: string,
  item: Item,
): Passage[] {
  const subject = `${courseId}/${item.id}`
  return readable(item).map((body, index) => ({
    id: `lesson:${subject}:${index}`,
    kind: 'lesson',
    subject,
    title: item.title,
    context: `${courseTitle}: ${sectionTitle}`,
    body,
    link: href(pages.lesson, { id: courseId, contentId: item.id }),
  }))
}

/** The texts of an item that can answer a question without giving away a solution. */
function readable(item: Item): string[] {
  switch (item.type) {
    case 'article':
      return pieces(textOfCards(item.cards))
    case 'checklist':
      return [item.tasks.map(({ text }) => `- ${text}`).join('\n')]
    case 'project':
      return pieces(item.brief)
    // Something to solve does not answer a question.
    case 'reflection':
    case 'exercise':
    case 'quiz':
      return []
  }
}

/** Groups whole paragraphs, lists and tables into passages short enough to read at a glance. */
function pieces(markdown: string): string[] {
  const passages: string[] = []
  for (const block of markdown.split(/\n{2,}/)) {
    const last = passages.at(-1)
    if (last !== undefined && last.length + block.length < maxPassageLength) {
      passages[passages.length - 1] = `${last}\n\n${block}`
    } else passages.push(block)
  }
  return passages
}
