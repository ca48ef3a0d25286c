import {
  entryName,
  partsOfEntryName,
  textsOf,
  type EditableKind,
  type EntryName,
} from '#domain/learning/content-edit.ts'
import { href } from '#domain/href.ts'
import { factsIn } from '#domain/learning/facts.ts'
import { agesFrom } from '#domain/openings/eligibility.ts'
import { course } from '#domain/pages.ts'
import { answerProblems } from './answer-checks.ts'
import { bareFactProblems } from './bare-facts.ts'
import { deadLinkProblems } from './dead-links.ts'
import type { Authored, ContentReading } from './read-content.ts'
import { ageProblems, factProblems } from './references.ts'
import type { AuthoredContent } from './shown-content.ts'
import type { ContentProblem, Path } from './source.ts'

export interface FieldProblem {
  /** The name of the field; empty when it is about the whole. */
  field: string
  message: string
}

/** The checks of the files, for these entries, which fit their schemas. */
export function checkEntries(
  authored: AuthoredContent,
  names: readonly EntryName[],
): ReadonlyMap<EntryName, readonly FieldProblem[]> {
  const reading = readingOf(onlyAbout(authored, names))
  const found = [
    ...factProblems(reading),
    ...ageProblems(reading),
    ...deadLinkProblems(reading),
    ...bareFactProblems(reading),
    ...answerProblems(readingOf({ ...nothing(authored), answers: authored.answers })),
  ]
  return new Map(names.map((name) => [name, problemsOf(authored, name, found)]))
}

/** Where other texts have a value written out that is this fact's now: nobody would change it there with the fact. */
export function writtenOutElsewhere(authored: AuthoredContent, name: EntryName): string[] {
  return bareFactProblems(readingOf(authored))
    .filter(({ message }) => message.includes(`{{fact:${partsOfEntryName(name)?.id ?? ''}}}`))
    .map(({ file, message }) => `${file}: ${message}`)
}

function problemsOf(
  authored: AuthoredContent,
  name: EntryName,
  found: readonly ContentProblem[],
): FieldProblem[] {
  const { kind, id } = partsOfEntryName(name) ?? { kind: 'fact', id: '' }
  return [
    ...found
      .filter(({ file }) => file === name)
      .map(({ path, message }) => ({ field: fieldOf(kind, path), message: asSentence(message) })),
    ...(kind === 'fact' ? figureProblems(authored, id) : []),
  ]
}

/** Without the texts that do not change: reading all of them takes a second. */
function onlyAbout(authored: AuthoredContent, names: readonly EntryName[]): AuthoredContent {
  const isNamed = (kind: EditableKind) => (entry: { id: string }) =>
    names.includes(entryName(kind, entry.id))
  const answers = authored.answers.filter(isNamed('answer'))
  const texts = JSON.stringify(answers)
  return {
    ...nothing(authored),
    facts: authored.facts,
    answers,
    programmes: authored.programmes.filter(isNamed('programme')),
    // An answer may link to a lesson.
    courses: authored.courses.filter(({ id }) => texts.includes(href(course, { id }))),
  }
}

function nothing(authored: AuthoredContent): AuthoredContent {
  return {
    ...authored,
    courses: [],
    assessments: [],
    quests: [],
    achievements: [],
    paths: [],
    facts: [],
    helplines: [],
    figures: [],
    words: [],
    readiness: [],
    interviews: [],
    simulations: [],
    cvSamples: [],
    misspellings: [],
    programmes: [],
    answers: [],
  }
}

/** Sums of the guide and the check of offered pay need a number in these. */
const payFacts = ['minimum-wage-hour', 'minimum-wage-week', 'overtime-hour', 'normal-week-hours']

/** What is worked out with a fact needs more than words. */
function figureProblems({ facts, programmes }: AuthoredContent, id: string): FieldProblem[] {
  const value = facts.find((fact) => fact.id === id)?.value ?? ''
  const isAge = programmes.some(({ ages = '' }) => factsIn(ages).includes(id))
  const message =
    payFacts.includes(id) && !/[1-9]/.test(value)
      ? 'Pay is worked out with it, so it must have a number.'
      : isAge && agesFrom(value) === null
        ? 'It decides who a programme is for: write 17, or 17 to 23.'
        : null
  return message === null ? [] : [{ field: 'value', message }]
}

/** As if the entries had been read from files that are named like them. */
function readingOf(authored: AuthoredContent): ContentReading {
  const named = <Value>(prefix: string, values: readonly Value[]): Authored<Value>[] =>
    values.map((value) => {
      const file = `${prefix}.${idOf(value)}`
      const problem = (path: Path, message: string): ContentProblem => ({
        file,
        line: 0,
        message,
        path,
      })
      return { value, problem }
    })
  return {
    facts: named('fact', authored.facts),
    helplines: named('helpline', authored.helplines),
    readiness: named('checklist', authored.readiness),
    interviews: named('interview question', authored.interviews),
    cvSamples: named('CV sample', authored.cvSamples),
    misspellings: named(
      'misspelling',
      authored.misspellings.map(({ id, wrong }) => ({ id, wrong: [...wrong] })),
    ),
    programmes: named('programme', authored.programmes),
    answers: named('answer', authored.answers),
    quests: named('quest', authored.quests),
    achievements: named('achievement', authored.achievements),
    paths: named('path', authored.paths),
    courses: named('course', authored.courses),
    assessments: named('assessment', authored.assessments),
    simulations: named('simulation', authored.simulations),
    landing: named('landing page', [authored.landing]),
    nicknames: named('nicknames', [authored.nicknames]),
    figures: named('figure', authored.figures),
    words: named('word', authored.words),
    safeguarding: named('course for mentors', [authored.safeguarding]),
    firstMinute: named('first minute', [authored.firstMinute]),
    problems: [],
    broken: new Set(),
  }
}

function idOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : ''
}

/** The field of the form that a problem is about; empty when it is none of them. */
export function fieldOf(kind: EditableKind, path: readonly PropertyKey[] = []): string {
  const names = Object.keys(textsOf(kind, {}))
  const [key = '', inner = ''] = path.map(String)
  return (
    names.find((each) => each === `${key}.${inner}`) ?? names.find((each) => each === key) ?? ''
  )
}

/** Messages of the checks are for files: after a file and a line, in lower case, and with the quotes of YAML. */
export function asSentence(message: string): string {
  const start = (message.slice(0, 1).toUpperCase() + message.slice(1)).replace(/, in quotes$/, '')
  return /[.!?]$/.test(start) ? start : `${start}.`
}
