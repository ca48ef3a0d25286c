import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { problemsIn } from './structure-rules.ts'
import { tableOwners } from './table-owners.ts'

const configs = readdirSync('.').filter((file) => file.endsWith('.config.ts'))
const inFolders = ['src', 'scripts', 'e2e', 'bench']
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/')),
  )
const sources = new Map(
  [...configs, ...inFolders].map((file) => [file, readFileSync(file, 'utf8')]),
)
const problems = problemsIn(sources, tableOwners)
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
