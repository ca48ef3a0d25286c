import { sql, type RawBuilder } from 'kysely'

/**
 * A time that PostgreSQL does not look at when it plans a prepared statement. It plans each run again while it
 * expects fewer rows from a value that it knows than from any value, and that takes longer than the run.
 */
export function unplanned(time: Date | RawBuilder<Date>): RawBuilder<Date> {
  return sql<Date>`(select ${time}::timestamptz)`
}
