import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../src/server/content/check-content.ts'
import { readContent } from '../src/server/content/read-content.ts'
import { withNewIds } from '../src/server/content/released-ids.ts'
import { dayOf } from '../src/domain/day.ts'

const folder = join(import.meta.dirname, '../content')

if (process.argv.includes('--release')) {
  const content = readContent(folder)
  if (content.problems.length === 0) {
    writeFileSync(`${folder}/released.yaml`, withNewIds(folder, content))
  }
}

const { problems, warnings } = checkContent(folder, dayOf(new Date()))
for (const { file, line, message } of warnings) console.warn(`${file}:${line} ${message}`)
for (const { file, line, message } of problems) console.error(`${file}:${line} ${message}`)
process.exitCode = problems.length > 0 ? 1 : 0
