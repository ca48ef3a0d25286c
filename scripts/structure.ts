import { readSources } from './sources.ts'
import { problemsIn } from './structure-rules.ts'
import { tableOwners } from './table-owners.ts'

const problems = problemsIn(readSources(), tableOwners)
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
