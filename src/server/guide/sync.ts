import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { plainQuestion } from '#domain/text/question-words.ts'
import type { Tx } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { passagesOf, type Passage } from './passages.ts'

const batchSize = 200

/** Syncs the guide's passages with the shipped content. Fast when nothing changed. */
export async function syncGuide({ content, transaction }: Services): Promise<void> {
  const passages = passagesOf(content)
  const version = createHash('sha256').update(JSON.stringify(passages)).digest('hex').slice(0, 32)
  await transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('upful:guide'))`.execute(tx.db)
    const stored = await tx.db.selectFrom('guide_version').select('version').executeTakeFirst()
    if (stored?.version !== version) await writeAll(tx, passages, version)
  })
}

async function writeAll(tx: Tx, passages: readonly Passage[], version: string): Promise<void> {
  await tx.db.deleteFrom('guide_passages').execute()
  for (let start = 0; start < passages.length; start += batchSize) {
    await tx.db
      .insertInto('guide_passages')
      .values(
        passages.slice(start, start + batchSize).map((row) => ({ ...row, search: vectorOf(row) })),
      )
      .execute()
  }
  await tx.db.deleteFrom('guide_words').execute()
  await sql`insert into guide_words (word, passages)
    select word, ndoc from ts_stat('select search from guide_passages')`.execute(tx.db)
  await tx.db
    .insertInto('guide_version')
    .values({ version, passages: passages.length })
    .onConflict((conflict) =>
      conflict.column('single').doUpdateSet({ version, passages: passages.length }),
    )
    .execute()
}

/** The title weighs most, the context least. Accents are removed, as in a question. */
function vectorOf({ title, context, body }: Passage) {
  return sql<string>`
    setweight(to_tsvector('english', ${plainQuestion(title)}), 'A')
    || setweight(to_tsvector('english', ${plainQuestion(context)}), 'B')
    || setweight(to_tsvector('english', ${plainQuestion(body.replace(/\]\([^)]*\)/g, ']'))}), 'D')`
}
