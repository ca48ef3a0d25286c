import { keptCvs, tidyCv, type CvDocument } from '#domain/cv/cv.ts'
import { readJsonResume } from '#domain/cv/json-resume-reader.ts'
import { startFrom } from '#domain/cv/samples.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { lockProfile } from '../db/lock-profile.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { documentFromProfile, writtenIn } from './queries.ts'

interface NewCv {
  name: string
  opening: { id: string; title: string; company: string } | null
}

interface CvStart {
  sample: string | undefined
  copyOf: string | undefined
}

/** A new version: from the profile, with the words of a sample, or a copy of another version. Returns its id. */
export async function startCv(
  tx: Tx,
  userId: UserId,
  { sample, copyOf, ...cv }: NewCv & CvStart,
): Promise<string> {
  if (copyOf !== undefined)
    return insertCv(tx, userId, cv, await copiedDocument(tx, userId, copyOf))
  const own = await documentFromProfile(tx.db, userId)
  if (sample === undefined) return insertCv(tx, userId, cv, own)
  const chosen = tx.content.cvSamples.find(({ id }) => id === sample)
  if (chosen === undefined) throw notFound('Sample not found')
  return insertCv(tx, userId, cv, startFrom(chosen.cv, own))
}

/** A new version from a JSON Resume. Returns its id, and what had no place in it. */
export async function importCv(
  tx: Tx,
  userId: UserId,
  { name, file }: { name: string; file: string },
): Promise<{ id: string; leftOut: string[] }> {
  const read = readJsonResume(file)
  if (read.kind === 'problem')
    throw new Refusal('invalid', read.text, { fields: { file: read.text } })
  const id = await insertCv(tx, userId, { name, opening: null }, read.document)
  return { id, leftOut: read.leftOut }
}

export async function changeCv(
  tx: Tx,
  {
    userId,
    id,
    name,
    document,
  }: { userId: UserId; id: string; name: string; document: CvDocument },
): Promise<void> {
  const changed = await tx.db
    .updateTable('cvs')
    .set({ name, document: JSON.stringify(tidyCv(document)), changed_at: tx.now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (changed === undefined) throw notFound('CV not found')
  tx.changed(userId, 'cvs', 'sharing')
}

/** Deletes a version. An application that it was sent with keeps its copy. */
export async function removeCv(
  tx: Tx,
  { userId, id }: { userId: UserId; id: string },
): Promise<void> {
  await tx.db.deleteFrom('cvs').where('user_id', '=', userId).where('id', '=', id).execute()
  tx.changed(userId, 'cvs', 'sharing')
}

async function copiedDocument(tx: Tx, userId: UserId, id: string): Promise<CvDocument> {
  const row = await tx.db
    .selectFrom('cvs')
    .select('document')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw notFound('CV not found')
  return writtenIn(row.document)
}

async function insertCv(
  tx: Tx,
  userId: UserId,
  { name, opening }: NewCv,
  document: CvDocument,
): Promise<string> {
  // Two new versions at once would both count the other as absent.
  await lockProfile(tx, userId)
  const { id } = await tx.db
    .insertInto('cvs')
    .values({
      user_id: userId,
      name,
      opportunity_id: opening?.id ?? null,
      opening: opening === null ? null : `${opening.title}, ${opening.company}`.slice(0, 500),
      document: JSON.stringify(tidyCv(document)),
      created_at: tx.now,
      changed_at: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { count } = await tx.db
    .selectFrom('cvs')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) > keptCvs)
    throw new Refusal(
      'not-possible',
      `You have ${keptCvs} versions of your CV. Delete one that you do not need.`,
    )
  tx.changed(userId, 'cvs', 'sharing')
  return id
}
