import { sql, type RawBuilder } from 'kysely'

/** SQL condition: the student avoids the mentor, or a guardian stopped them. Takes ids or column references. */
export function areApart(
  student: string | RawBuilder<unknown>,
  mentor: string | RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from avoided_mentors apart
      where apart.user_id = ${student} and apart.avoided_id = ${mentor})
    or exists (select from mentor_stops apart
      where apart.user_id = ${student} and apart.stopped_id = ${mentor} and apart.lifted_at is null))`
}
