/** A row that one process works on. When the lease ends, another process may take it over. */
interface Leased {
  leased_until: Date | null
}

/** Whether a process holds the row at this time. */
export function isLeased({ leased_until: until }: Leased, now: Date): boolean {
  return until !== null && until > now
}

/** When a lease that starts or is renewed now ends. */
export function leaseEnd(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}
