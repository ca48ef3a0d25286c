import { readSources } from './sources.ts'
import { problemsIn } from './structure-rules.ts'
import { tableFacts } from '../src/server/db/tables.ts'

const owners = Object.fromEntries(
  Object.entries(tableFacts).map(([table, facts]) => [table, facts.owners]),
)
const problems = problemsIn(readSources(), { ...owners, schema_migrations: ['db'] })
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
