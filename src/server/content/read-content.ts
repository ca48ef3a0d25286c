import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'
import { achievementSchema } from '#domain/ledger/achievements.ts'
import { assessmentSchema } from '#domain/learning/assessment.ts'
import { authoredAnswerSchema } from '#domain/learning/authored-answer.ts'
import { courseSchema } from '#domain/learning/course.ts'
import { factSchema, helplineSchema } from '#domain/learning/facts.ts'
import { landingSchema } from '#domain/learning/landing.ts'
import { pathSchema } from '#domain/ledger/paths.ts'
import { programmeSchema } from '#domain/openings/programme.ts'
import { questSchema } from '#domain/ledger/quests.ts'
import { readinessTaskSchema } from '#domain/learning/readiness.ts'
import { readSource } from './source.ts'
import type { Path, ContentProblem, ContentSource } from './source.ts'

/** One thing an author wrote, and where. */
export interface Entry<Value> {
  value: Value
  problem: (path: Path, message: string, linesBelow?: number) => ContentProblem
}

export type ContentReading = ReturnType<typeof readContent>

/** Everything in the content folder that fits its schema, and a problem for everything that does not. */
export function readContent(folder: string) {
  const problems: ContentProblem[] = []
  const broken = new Set<string>()
  const from = { folder, problems, broken }
  return {
    facts: listIn(from, 'facts.yaml', factSchema),
    helplines: listIn(from, 'helplines.yaml', helplineSchema),
    readiness: listIn(from, 'readiness.yaml', readinessTaskSchema),
    programmes: listIn(from, 'programmes.yaml', programmeSchema),
    answers: listIn(from, 'answers.yaml', authoredAnswerSchema),
    quests: listIn(from, 'quests.yaml', questSchema),
    achievements: listIn(from, 'achievements.yaml', achievementSchema),
    paths: filesIn(from, 'paths', pathSchema),
    courses: filesIn(from, 'courses', courseSchema),
    assessments: filesIn(from, 'assessments', assessmentSchema),
    landing: fileIn(from, 'landing.yaml', landingSchema),
    problems,
    /** Ids of entries that do not fit their schema: they exist, so references to them are not errors. */
    broken,
  }
}

interface From {
  folder: string
  problems: ContentProblem[]
  broken: Set<string>
}

/** `courses/*.yaml`: one entry per file, which is named after it. */
function filesIn<Schema extends z.ZodType<{ id: string }>>(
  from: From,
  name: string,
  schema: Schema,
): Entry<z.infer<Schema>>[] {
  const names = existsSync(join(from.folder, name)) ? readdirSync(join(from.folder, name)) : []
  return names
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .flatMap((file) => {
      const entries = fileIn(from, `${name}/${file}`, schema)
      for (const { value, problem } of entries) {
        if (value.id !== basename(file, '.yaml')) {
          from.problems.push(problem(['id'], `the file should be called ${value.id}.yaml`))
        }
      }
      return entries
    })
}

function fileIn<Schema extends z.ZodType>(
  from: From,
  name: string,
  schema: Schema,
): Entry<z.infer<Schema>>[] {
  const source = sourceIn(from, name)
  return source ? parsed(from, source, { schema, at: [], value: source.value }) : []
}

/** `quests.yaml`: several entries in one file. */
function listIn<Schema extends z.ZodType<{ id: string }>>(
  from: From,
  name: string,
  schema: Schema,
): Entry<z.infer<Schema>>[] {
  const source = sourceIn(from, name)
  if (!source) return []
  const list: unknown = source.value ?? []
  if (!Array.isArray(list)) {
    from.problems.push({ file: source.file, line: 1, message: 'this file is a list: begin with -' })
    return []
  }
  const entries = list.flatMap((value: unknown, index) =>
    parsed(from, source, { schema, at: [index], value }),
  )
  from.problems.push(...repeatedIds(entries))
  return entries
}

function repeatedIds(entries: readonly Entry<{ id: string }>[]): ContentProblem[] {
  const seen = new Set<string>()
  return entries.flatMap(({ value, problem }) => {
    if (seen.has(value.id)) return [problem(['id'], `the id twice: ${value.id}`)]
    seen.add(value.id)
    return []
  })
}

function sourceIn({ folder, problems }: From, name: string): ContentSource | null {
  if (!existsSync(join(folder, name))) {
    problems.push({ file: `content/${name}`, line: 1, message: 'this file is missing' })
    return null
  }
  const source = readSource(folder, name)
  problems.push(...source.problems)
  return source.problems.length > 0 ? null : source
}

function parsed<Schema extends z.ZodType>(
  from: From,
  source: ContentSource,
  { schema, at, value }: { schema: Schema; at: Path; value: unknown },
): Entry<z.infer<Schema>>[] {
  const problem = (path: Path, message: string, linesBelow = 0): ContentProblem => ({
    file: source.file,
    line: source.lineOf([...at, ...path]) + linesBelow,
    message,
  })
  const { success, data, error } = schema.safeParse(value)
  if (success) return [{ value: data, problem }]
  if (typeof value === 'object' && value !== null && 'id' in value)
    from.broken.add(String(value.id))
  for (const { path, message } of error.issues) {
    from.problems.push(problem(path, [path.map(String).join('.'), message].join(': ')))
  }
  return []
}
