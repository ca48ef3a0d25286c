import { sql } from 'kysely'
import type { OpeningShape } from '#domain/openings/shape-score.ts'
import type { AnyDb } from '../db/database.ts'
import type { Tx } from '../db/transaction.ts'
import { shapesByKind, type ShapesByKind } from './probes.ts'
import { versionedCopy, type VersionedCopy } from '../db/versioned-copy.ts'

/**
 * Shapes are only ever added, by one transaction at a time, so the highest id that is visible says which
 * ones there are.
 */
export const shapesVersion = sql<string>`(select coalesce(max(id), 0)::text from opportunity_shapes)`

/** Before shapes are added: their ids must become visible in order. */
export async function lockShapes(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('upful:opening-shapes'))`.execute(tx.db)
}

/** All shapes, read once per version. */
export function shapesCopy(db: AnyDb): VersionedCopy<ShapesByKind> {
  return versionedCopy(async () => {
    const { rows } = await sql<{ version: string; shapes: OpeningShape[] }>`
      select ${shapesVersion} as version, coalesce(json_agg(json_build_object('id', id, 'kind', kind,
          'firstSkill', first_skill, 'secondSkill', second_skill, 'levelPoints', level_points,
          'preferred', preferred, 'givenScore', given_score, 'asks', json_build_object(
            'minAge', min_age, 'maxAge', max_age, 'schooling', schooling, 'service', service))), '[]') as shapes
      from opportunity_shapes`.execute(db)
    const { version = '0', shapes = [] } = rows[0] ?? {}
    return { version, value: shapesByKind(shapes) }
  })
}
