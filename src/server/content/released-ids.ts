import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { z } from 'zod'
import { stepsOf } from '#domain/learning/simulation-run.ts'
import type { ContentReading } from './read-content.ts'
import { readSource } from './source.ts'
import type { ContentProblem } from './source.ts'

/** The ids that people's progress refers to. A part is named by its path: `course/item/task`. */
const kinds = [
  'course',
  'section',
  'item',
  'question',
  'task',
  'criterion',
  'assessment',
  'assessment-question',
  'quest',
  'achievement',
  'path',
  'path-step',
  'readiness-task',
  'programme',
  'interview-question',
  'simulation',
  'simulation-step',
] as const
type Kind = (typeof kinds)[number]
type Ids = Record<Kind, string[]>

// A list is empty after an editor moved its last id.
const list = z
  .array(z.string())
  .nullable()
  .transform((ids) => ids ?? [])
const idsSchema = z.partialRecord(z.enum(kinds), list)
const releasedSchema = z.strictObject({ released: idsSchema, retired: idsSchema.default({}) })

const file = 'released.yaml'

/** Released ids that are missing, retired ids that are used again, and new ids that are not released yet. */
export function releaseProblems(folder: string, reading: ContentReading): ContentProblem[] {
  if (!existsSync(join(folder, file))) return unreleased(everyId(reading))

  const source = readSource(folder, file)
  const parsed = releasedSchema.safeParse(source.value)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) =>
      problemAt(source.lineOf(path), message),
    )
    return [...source.problems, ...problems]
  }

  const { released, retired } = parsed.data
  const present = everyId(reading)
  const newIds: Partial<Ids> = {}
  const problems = kinds.flatMap((kind) => {
    const current = new Set(present[kind])
    const retiredIds = new Set(retired[kind])
    const releasedIds = new Set(released[kind])
    newIds[kind] = [...current].filter((id) => !releasedIds.has(id) && !retiredIds.has(id))
    return [
      ...[...releasedIds].flatMap((id, index) =>
        current.has(id) || retiredIds.has(id)
          ? []
          : [problemAt(source.lineOf(['released', kind, index]), missing(kind, id))],
      ),
      ...[...retiredIds].flatMap((id, index) =>
        current.has(id)
          ? [problemAt(source.lineOf(['retired', kind, index]), reused(kind, id))]
          : [],
      ),
    ]
  })
  return [...problems, ...unreleased(newIds)]
}

/** The file with every new id added. Released and retired ids stay as they are. */
export function withNewIds(folder: string, reading: ContentReading): string {
  const { released, retired } = existsSync(join(folder, file))
    ? releasedSchema.parse(readSource(folder, file).value)
    : { released: {}, retired: {} }
  const present = everyId(reading)
  const all = kinds.map((kind) => {
    const retiredIds = new Set(retired[kind])
    const ids = new Set([
      ...(released[kind] ?? []),
      ...present[kind].filter((id) => !retiredIds.has(id)),
    ])
    return [kind, [...ids].toSorted()]
  })
  return heading + stringify({ released: Object.fromEntries(all), retired })
}

const heading = `# Every id that has been released. People's progress points at these, so an id is never renamed or
# used for something else. To remove one, move it from released to retired.
# Written by: node scripts/check-content.ts --release
`

function unreleased(ids: Partial<Ids>): ContentProblem[] {
  const labels = Object.entries(ids).flatMap(([kind, list]) => list.map((id) => `${kind} ${id}`))
  if (labels.length === 0) return []
  const examples = labels.slice(0, 3).join(', ') + (labels.length > 3 ? ' ...' : '')
  const hint = 'when they are final run: node scripts/check-content.ts --release'
  return [problemAt(1, `${labels.length} ids are not released yet (${examples}); ${hint}`)]
}

function missing(kind: Kind, id: string): string {
  return `the ${kind} ${id} was released and is gone: bring it back or move it to retired`
}

function reused(kind: Kind, id: string): string {
  return `the ${kind} ${id} was retired and must not be used again`
}

function problemAt(line: number, message: string): ContentProblem {
  return { file: `content/${file}`, line, message }
}

function everyId(reading: ContentReading): Ids {
  const courses = reading.courses.map(({ value }) => value)
  const sections = courses.flatMap((course) =>
    course.sections.map((section) => ({ course: course.id, ...section })),
  )
  const items = sections.flatMap((section) =>
    section.items.map((item) => ({ path: `${section.course}/${item.id}`, ...section, item })),
  )
  return {
    course: courses.map(({ id }) => id),
    section: sections.map(({ course, id }) => `${course}/${id}`),
    item: items.map(({ path }) => path),
    question: items.flatMap(({ course, item }) =>
      item.type === 'quiz' ? item.questions.map(({ id }) => `${course}/${id}`) : [],
    ),
    task: items.flatMap(({ path, item }) =>
      item.type === 'checklist' ? item.tasks.map(({ id }) => `${path}/${id}`) : [],
    ),
    criterion: items.flatMap(({ path, item }) =>
      item.type === 'project' ? item.rubric.map(({ id }) => `${path}/${id}`) : [],
    ),
    assessment: reading.assessments.map(({ value }) => value.id),
    'assessment-question': reading.assessments.flatMap(({ value }) =>
      value.questions.map(({ id }) => `${value.id}/${id}`),
    ),
    quest: reading.quests.map(({ value }) => value.id),
    achievement: reading.achievements.map(({ value }) => value.id),
    path: reading.paths.map(({ value }) => value.id),
    'path-step': reading.paths.flatMap(({ value }) =>
      value.steps.map(({ id }) => `${value.id}/${id}`),
    ),
    'readiness-task': reading.readiness.map(({ value }) => value.id),
    programme: reading.programmes.map(({ value }) => value.id),
    'interview-question': reading.interviews.map(({ value }) => value.id),
    simulation: reading.simulations.map(({ value }) => value.id),
    'simulation-step': reading.simulations.flatMap(({ value }) =>
      stepsOf(value).map(({ id }) => `${value.id}/${id}`),
    ),
  }
}
