import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'
import { achievementSchema } from '#domain/ledger/achievements.ts'
import { assessmentSchema } from '#domain/learning/assessment.ts'
import { writtenAnswerSchema, type WrittenAnswer } from '#domain/guide/written-answer.ts'
import { cvSampleSchema, misspellingSchema } from '#domain/cv/samples.ts'
import { courseSchema } from '#domain/learning/course.ts'
import { factSchema, helplineSchema } from '#domain/learning/facts.ts'
import { firstMinuteSchema } from '#domain/learning/first-minute.ts'
import { nicknameWordsSchema } from '#domain/people/nickname.ts'
import { landingSchema } from '#domain/learning/landing.ts'
import { safeguardingSchema } from '#domain/mentoring/safeguarding.ts'
import { pathSchema } from '#domain/ledger/paths.ts'
import { programmeSchema } from '#domain/openings/programme.ts'
import { simulationSchema } from '#domain/learning/simulation-schema.ts'
import { questSchema } from '#domain/ledger/quests.ts'
import { interviewQuestionSchema } from '#domain/learning/interview-question.ts'
import { readinessTaskSchema } from '#domain/learning/readiness.ts'
import { figuresIn } from './figures.ts'
import { wordSchema } from '#domain/learning/word-schema.ts'
import { readAnswerSource } from './answer-source.ts'
import { readSource } from './source.ts'
import type { Path, ContentProblem, ContentSource } from './source.ts'

/** Something an author wrote, with a way to report a problem at its line. */
export interface Authored<Value> {
  value: Value
  problem: (path: Path, message: string, linesBelow?: number) => ContentProblem
}

export type ContentReading = ReturnType<typeof readContent>

/** Everything in the content folder that fits its schema, and a problem for everything that does not. */
export function readContent(folder: string) {
  const problems: ContentProblem[] = []
  const broken = new Set<string>()
  const reading = { folder, problems, broken }
  return {
    facts: listIn(reading, 'facts.yaml', factSchema),
    helplines: listIn(reading, 'helplines.yaml', helplineSchema),
    readiness: listIn(reading, 'readiness.yaml', readinessTaskSchema),
    interviews: listIn(reading, 'interviews.yaml', interviewQuestionSchema),
    cvSamples: listIn(reading, 'cv-samples.yaml', cvSampleSchema),
    misspellings: listIn(reading, 'misspellings.yaml', misspellingSchema),
    programmes: listIn(reading, 'programmes.yaml', programmeSchema),
    answers: answersIn(reading),
    quests: listIn(reading, 'quests.yaml', questSchema),
    achievements: listIn(reading, 'achievements.yaml', achievementSchema),
    paths: filesIn(reading, 'paths', pathSchema),
    courses: filesIn(reading, 'courses', courseSchema),
    assessments: filesIn(reading, 'assessments', assessmentSchema),
    simulations: filesIn(reading, 'simulations', simulationSchema),
    landing: fileIn(reading, 'landing.yaml', landingSchema),
    nicknames: fileIn(reading, 'nicknames.yaml', nicknameWordsSchema),
    figures: figuresIn(reading),
    words: listIn(reading, 'words.yaml', wordSchema),
    safeguarding: fileIn(reading, 'safeguarding.yaml', safeguardingSchema),
    firstMinute: fileIn(reading, 'first-minute.yaml', firstMinuteSchema),
    problems,
    /** Ids of entries that do not fit their schema: they exist, so references to them are not errors. */
    broken,
  }
}

/** What was found so far. */
export interface FolderReading {
  folder: string
  problems: ContentProblem[]
  broken: Set<string>
}

/** `courses/*.yaml`: one entry per file, which is named after it. */
function filesIn<Schema extends z.ZodType<{ id: string }>>(
  reading: FolderReading,
  name: string,
  schema: Schema,
): Authored<z.infer<Schema>>[] {
  const names = existsSync(join(reading.folder, name))
    ? readdirSync(join(reading.folder, name))
    : []
  return names
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .flatMap((file) => {
      const values = fileIn(reading, `${name}/${file}`, schema)
      for (const { value, problem } of values) {
        if (value.id !== basename(file, '.yaml')) {
          reading.problems.push(problem(['id'], `the file should be called ${value.id}.yaml`))
        }
      }
      return values
    })
}

/** `answers/<group>/*.md`: one answer per file, which is named after it. */
function answersIn(reading: FolderReading): Authored<WrittenAnswer>[] {
  const root = join(reading.folder, 'answers')
  if (!existsSync(root)) return []
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md'))
    .toSorted()
  const answers = names.flatMap((name) => {
    const source = readAnswerSource(reading.folder, `answers/${name}`)
    reading.problems.push(...source.problems)
    if (source.problems.length > 0) {
      reading.broken.add(basename(name, '.md'))
      return []
    }
    return parsed(reading, source, { schema: writtenAnswerSchema, path: [], value: source.value })
  })
  reading.problems.push(...repeatedIds(answers))
  return answers
}

function fileIn<Schema extends z.ZodType>(
  reading: FolderReading,
  name: string,
  schema: Schema,
): Authored<z.infer<Schema>>[] {
  const source = sourceIn(reading, name)
  return source ? parsed(reading, source, { schema, path: [], value: source.value }) : []
}

/** `quests.yaml`: several entries in one file. */
function listIn<Schema extends z.ZodType<{ id: string }>>(
  reading: FolderReading,
  name: string,
  schema: Schema,
): Authored<z.infer<Schema>>[] {
  const source = sourceIn(reading, name)
  if (!source) return []
  const list: unknown = source.value ?? []
  if (!Array.isArray(list)) {
    reading.problems.push({
      file: source.file,
      line: 1,
      message: 'this file is a list: begin with -',
    })
    return []
  }
  const values = list.flatMap((value: unknown, index) =>
    parsed(reading, source, { schema, path: [index], value }),
  )
  reading.problems.push(...repeatedIds(values))
  return values
}

function repeatedIds(values: readonly Authored<{ id: string }>[]): ContentProblem[] {
  const seen = new Set<string>()
  return values.flatMap(({ value, problem }) => {
    if (seen.has(value.id)) return [problem(['id'], `duplicate id: ${value.id}`)]
    seen.add(value.id)
    return []
  })
}

function sourceIn({ folder, problems }: FolderReading, name: string): ContentSource | null {
  if (!existsSync(join(folder, name))) {
    problems.push({ file: `content/${name}`, line: 1, message: 'this file is missing' })
    return null
  }
  const source = readSource(folder, name)
  problems.push(...source.problems)
  return source.problems.length > 0 ? null : source
}

function parsed<Schema extends z.ZodType>(
  reading: FolderReading,
  source: ContentSource,
  { schema, path: base, value }: { schema: Schema; path: Path; value: unknown },
): Authored<z.infer<Schema>>[] {
  const problem = (path: Path, message: string, linesBelow = 0): ContentProblem => ({
    file: source.file,
    line: source.lineOf([...base, ...path]) + linesBelow,
    message,
  })
  const { success, data, error } = schema.safeParse(value)
  if (success) return [{ value: data, problem }]
  if (typeof value === 'object' && value !== null && 'id' in value)
    reading.broken.add(String(value.id))
  for (const { path, message } of error.issues) {
    reading.problems.push(problem(path, [path.map(String).join('.'), message].join(': ')))
  }
  return []
}
