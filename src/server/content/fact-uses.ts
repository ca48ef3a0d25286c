import { href, type Address } from '#domain/href.ts'
import { factsIn } from '#domain/learning/facts.ts'
import * as pages from '#domain/pages.ts'
import type { Authored, ContentReading } from './read-content.ts'
import { textsIn } from './texts.ts'

/** A place in the content that quotes a fact. */
export interface FactUse {
  kind: string
  title: string
  /** The page that shows it; null when there is none. */
  href: Address | null
}

/** Where each fact is quoted. Read before the facts are filled in, because afterwards they cannot be recognised. */
export function factUsesIn(reading: ContentReading): Readonly<Record<string, readonly FactUse[]>> {
  const uses = new Map<string, FactUse[]>()
  for (const { value, use } of placesIn(reading)) {
    const ids = new Set(textsIn(value).flatMap(({ text }) => factsIn(text)))
    for (const id of ids) uses.set(id, [...(uses.get(id) ?? []), use])
  }
  return Object.freeze(Object.fromEntries(uses))
}

interface Place {
  value: unknown
  use: FactUse
}

function placesIn(reading: ContentReading): Place[] {
  const skillsTab = href(pages.dashboard, { tab: 'skills' })
  return [
    ...reading.courses.flatMap(({ value: course }) =>
      course.sections.flatMap(({ items }) =>
        items.map((item) => ({
          value: item,
          use: {
            kind: 'Lesson',
            title: `${item.title} (${course.title})`,
            href: href(pages.lesson, { id: course.id, contentId: item.id }),
          },
        })),
      ),
    ),
    ...reading.assessments.flatMap(({ value: assessment }) =>
      assessment.questions.map((question) => ({
        value: question,
        use: {
          kind: 'Question',
          title: `${question.id} (${assessment.title})`,
          href: href(pages.staff, { desk: 'questions', about: assessment.skill }),
        },
      })),
    ),
    ...titled('Answer', reading.answers, null),
    ...titled('Quest', reading.quests, skillsTab),
    ...titled('Career path', reading.paths, skillsTab),
    ...titled('Checklist', reading.readiness, pages.readiness),
    ...titled('Job simulation', reading.simulations, pages.simulations),
    ...titled('Programme', reading.programmes, null),
    ...titled('Course for mentors', reading.safeguarding, pages.safeguarding),
    ...reading.interviews.map(({ value }) => ({
      value,
      use: { kind: 'Interview question', title: value.id, href: pages.interviewPractice },
    })),
    ...reading.landing.map(({ value }) => ({
      value,
      use: { kind: 'Page', title: 'Landing page', href: pages.landing },
    })),
  ]
}

function titled(
  kind: string,
  entries: readonly Authored<{ title: string }>[],
  page: Address | null,
): Place[] {
  return entries.map(({ value }) => ({ value, use: { kind, title: value.title, href: page } }))
}
