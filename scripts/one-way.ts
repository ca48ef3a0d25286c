import { readFileSync, writeFileSync } from 'node:fs'
import { countsOf, type Count } from './one-way-rules.ts'
import { readSources } from './sources.ts'

/**
 * Checks that nothing is done by hand more often than before, and that the decision record has these
 * counts. `--write` writes them there.
 */
const RECORD = 'docs/decisions/043-one-way-counted.md'
const TABLE = /\| Done by hand \|[^]*?\n(?=\n)/

const counts = countsOf(readSources())
const table = tableOf(counts)
const record = readFileSync(RECORD, 'utf8')
const updated = record.replace(TABLE, () => table)
if (process.argv.includes('--write')) writeFileSync(RECORD, updated)
console.log(table)

const grown = counts.filter(({ count, max }) => count > max)
for (const { name, count, max } of grown) console.log(`${name}: ${count}, but at most ${max}`)
const isOutdated = updated !== record && !process.argv.includes('--write')
if (isOutdated) console.log(`${RECORD} has other counts. Run: node scripts/one-way.ts --write`)
process.exitCode = grown.length > 0 || isOutdated ? 1 : 0

function tableOf(rows: readonly Count[]): string {
  const lines = rows.map(
    ({ name, atReview, count, oneWay }) => `| ${name} | ${atReview} | ${count} | ${oneWay} |`,
  )
  return [
    '| Done by hand | At the review | Now | The one way |',
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n')
}
