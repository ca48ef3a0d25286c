import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogue } from './schema/catalogue.ts'
import { schemaPage } from './schema/diagrams.ts'
import { tableTypes } from './schema/table-types.ts'

/** Writes the files generated from the migrations; with `--check` it reports which are out of date. */
const root = join(import.meta.dirname, '..')
const catalogue = await readCatalogue()
const generated = {
  'src/server/db/tables.ts': tableTypes(catalogue),
  'docs/schema.md': schemaPage(catalogue),
}

for (const [name, text] of Object.entries(generated)) {
  const file = join(root, name)
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.log(`${name} is out of date: run npm run db:types`)
    process.exitCode = 1
  }
}
