import type { Helpline } from './facts.ts'

/** What people read beside a number that nobody has phoned; null for one that answers, and for 119 and 211. */
export function noAnswerAdvice({
  phone,
  confirmed,
}: Pick<Helpline, 'phone' | 'confirmed'>): string | null {
  return confirmed === false && !always.has(phone) ? 'Call 119 or 211 if nobody answers.' : null
}
const always = new Set(['119', '211'])
