/** What waits for staff: how much, and since when. */
export interface Queue {
  count: number
  oldest: string | null
}

export function queueFrom(
  row: { count: number | string | bigint; oldest: Date | null } | undefined,
): Queue {
  return { count: Number(row?.count ?? 0), oldest: row?.oldest?.toISOString() ?? null }
}
