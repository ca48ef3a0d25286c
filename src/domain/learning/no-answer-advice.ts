import type { Helpline } from './facts.ts'

/** What people in need read beside a line that nobody has phoned; null for every other number. */
export function noAnswerAdvice({
  crisis,
  confirmed,
}: Pick<Helpline, 'crisis' | 'confirmed'>): string | null {
  return confirmed === false && crisis === true ? 'Call 119 or 211 if nobody answers.' : null
}
