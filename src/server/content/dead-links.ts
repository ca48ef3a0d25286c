import { paramsIn } from '#domain/href.ts'
import { isAddress } from '#domain/known-address.ts'
import * as pages from '#domain/pages.ts'
import type { ContentReading } from './read-content.ts'
import { everyPart } from './references.ts'
import type { ContentProblem } from './source.ts'
import { textsIn } from './texts.ts'

const ownLink = /\]\((\/[^)\s]*)\)/g

/** Markdown links to pages, courses or lessons that do not exist. */
export function deadLinkProblems(reading: ContentReading): ContentProblem[] {
  return everyPart(reading).flatMap(({ value, problem }) =>
    textsIn(value).flatMap(({ text, path }) =>
      text.split('\n').flatMap((line, linesBelow) =>
        [...line.matchAll(ownLink)]
          .map(([, address = '']) => address)
          .filter((address) => !isAddress(address) || isUnknownCourse(address, reading))
          .map((address) => problem(path, `there is no page ${address}`, linesBelow)),
      ),
    ),
  )
}

function isUnknownCourse(address: string, { courses, broken }: ContentReading): boolean {
  const [path = ''] = address.split('?')
  const lesson = paramsIn(pages.lesson, path)
  const id = (lesson ?? paramsIn(pages.course, path))?.['id']
  if (id === undefined || path === pages.orderCourse || broken.has(id)) return false
  const course = courses.find(({ value }) => value.id === id)?.value
  const items = course?.sections.flatMap((section) => section.items) ?? []
  const isThere =
    lesson === null ? course !== undefined : items.some((item) => item.id === lesson['contentId'])
  return !isThere
}
