import { agesFrom } from '#domain/openings/eligibility.ts'
import { factsIn, hasBrokenMention, withFacts } from '#domain/learning/facts.ts'
import { unknownInAnswers } from './answer-checks.ts'
import type { Authored, ContentReading } from './read-content.ts'
import type { ContentProblem } from './source.ts'
import { unknownFigures } from './figure-references.ts'
import { textsIn } from './texts.ts'

/** References to unknown courses, assessments, checklist tasks and facts. */
export function brokenReferences(reading: ContentReading): ContentProblem[] {
  return [
    ...prerequisiteProblems(reading),
    ...goalProblems(reading),
    ...evidenceProblems(reading),
    ...factProblems(reading),
    ...ageProblems(reading),
    ...unknownInAnswers(reading),
    ...unknownFigures(reading),
  ]
}

function prerequisiteProblems({ courses, broken }: ContentReading): ContentProblem[] {
  const prerequisites = new Map(courses.map(({ value }) => [value.id, value.prerequisites]))
  return courses.flatMap(({ value, problem }) =>
    value.prerequisites.flatMap((id, index) => {
      if (broken.has(id)) return []
      if (!prerequisites.has(id))
        return [problem(['prerequisites', index], `there is no course ${id}`)]
      if (!leadsTo(id, value.id, prerequisites)) return []
      return [problem(['prerequisites', index], `${value.id} would be its own prerequisite`)]
    }),
  )
}

function leadsTo(
  from: string,
  to: string,
  prerequisites: ReadonlyMap<string, string[]>,
  seen = new Set<string>(),
): boolean {
  if (from === to) return true
  if (seen.has(from)) return false
  seen.add(from)
  return (prerequisites.get(from) ?? []).some((next) => leadsTo(next, to, prerequisites, seen))
}

function goalProblems({ courses, quests, achievements, broken }: ContentReading): ContentProblem[] {
  const known = idsOf(courses, broken)
  const isUnknown = (course: string | undefined) => course !== undefined && !known.has(course)
  return [
    ...quests
      .filter(({ value }) => isUnknown(value.goal.where?.course))
      .map(({ problem }) => problem(['goal', 'where', 'course'], 'there is no such course')),
    ...achievements
      .filter(({ value: { rule } }) => rule.kind === 'event' && isUnknown(rule.where?.course))
      .map(({ problem }) => problem(['rule', 'where', 'course'], 'there is no such course')),
  ]
}

function evidenceProblems(reading: ContentReading): ContentProblem[] {
  const known = {
    course: idsOf(reading.courses, reading.broken),
    assessment: idsOf(reading.assessments, reading.broken),
    readiness: idsOf(reading.readiness, reading.broken),
  }
  return reading.paths.flatMap(({ value, problem }) =>
    value.steps.flatMap(({ evidence }, index) =>
      Object.entries(known).flatMap(([kind, ids]) => {
        const id = Object.entries(evidence).find(([key]) => key === kind)?.[1]
        if (id === undefined || ids.has(String(id))) return []
        return [problem(['steps', index, 'evidence', kind], `there is no ${kind} ${String(id)}`)]
      }),
    ),
  )
}

/** Quotes of facts that do not exist. */
export function factProblems(reading: ContentReading): ContentProblem[] {
  const facts = idsOf(reading.facts, reading.broken)
  return everyPart(reading).flatMap(({ value, problem }) =>
    textsIn(value).flatMap(({ text, path }) => {
      const unknown = factsIn(text).filter((id) => !facts.has(id))
      return [
        ...unknown.map((id) => problem(path, `there is no fact ${id}`)),
        ...(hasBrokenMention(text) ? [problem(path, 'write a fact as {{fact:id}}')] : []),
      ]
    }),
  )
}

/** The ages of a programme decide who is matched with it, so they must be numbers. */
export function ageProblems(reading: ContentReading): ContentProblem[] {
  const facts = new Map(reading.facts.map(({ value }) => [value.id, value]))
  return reading.programmes.flatMap(({ value: { ages }, problem }) => {
    if (ages === undefined || factsIn(ages).some((id) => !facts.has(id))) return []
    if (agesFrom(withFacts(ages, facts)) !== null) return []
    return [problem(['ages'], "ages are '17' or '17 to 23', or a fact that says so")]
  })
}

/** Everything in the folder that has a file and a line. */
export function everyPart(reading: ContentReading): Authored<object>[] {
  const { problems: _problems, broken: _broken, ...kinds } = reading
  return Object.values(kinds).flat()
}

function idsOf(
  entries: readonly Authored<{ id: string }>[],
  broken: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set([...entries.map(({ value }) => value.id), ...broken])
}
