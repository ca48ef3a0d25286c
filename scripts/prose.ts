import { readFileSync, readdirSync } from 'node:fs'
import { phrasesIn } from './prose-rules.ts'
import { readSources } from './sources.ts'

const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) =>
  `docs/${name}`.replaceAll('\\', '/'),
)
const pages = [...readdirSync('.'), ...docs].filter((file) => file.endsWith('.md'))
const problems = phrasesIn(
  new Map([...readSources(), ...pages.map((file) => [file, readFileSync(file, 'utf8')] as const)]),
)
for (const line of problems) console.log(line)
process.exitCode = problems.length > 0 ? 1 : 0
