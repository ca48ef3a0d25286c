import { href, type Address } from '#domain/href.ts'
import { factsIn } from '#domain/learning/facts.ts'
import * as pages from '#domain/pages.ts'
import type { AuthoredContent } from './shown-content.ts'
import { textsIn } from './texts.ts'

/** A place in the content that quotes a fact. */
export interface FactUse {
  kind: string
  title: string
  /** The page that shows it; null when there is none. */
  href: Address | null
}

/** Where each fact is quoted. */
export function factUsesIn(
  authored: AuthoredContent,
): Readonly<Record<string, readonly FactUse[]>> {
  const uses = new Map<string, FactUse[]>()
  for (const { value, use } of placesIn(authored)) {
    const ids = new Set(textsIn(value).flatMap(({ text }) => factsIn(text)))
    for (const id of ids) uses.set(id, [...(uses.get(id) ?? []), use])
  }
  return Object.freeze(Object.fromEntries(uses))
}

interface Place {
  value: unknown
  use: FactUse
}

/** Everything that people read and that may quote a fact. */
export function placesIn(authored: AuthoredContent): Place[] {
  const skillsTab = href(pages.dashboard, { tab: 'skills' })
  return [
    ...authored.courses.flatMap((course) =>
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
    ...authored.assessments.flatMap((assessment) =>
      assessment.questions.map((question) => ({
        value: question,
        use: {
          kind: 'Question',
          title: `${question.id} (${assessment.title})`,
          href: href(pages.staff, { desk: 'questions', about: assessment.skill }),
        },
      })),
    ),
    ...titled('Answer', authored.answers, null),
    ...titled('Quest', authored.quests, skillsTab),
    ...titled('Career path', authored.paths, skillsTab),
    ...titled('Checklist', authored.readiness, pages.readiness),
    ...titled('Job simulation', authored.simulations, pages.simulations),
    ...titled('Programme', authored.programmes, null),
    ...titled('Course for mentors', [authored.safeguarding], pages.safeguarding),
    ...authored.interviews.map((value) => ({
      value,
      use: { kind: 'Interview question', title: value.id, href: pages.interviewPractice },
    })),
    {
      value: authored.landing,
      use: { kind: 'Page', title: 'Landing page', href: pages.landing },
    },
  ]
}

function titled(
  kind: string,
  entries: readonly { title: string }[],
  page: Address | null,
): Place[] {
  return entries.map((value) => ({ value, use: { kind, title: value.title, href: page } }))
}
