import type { Helpline } from './facts.ts'

/** The advice next to a helpline that nobody has tested by phone; null for every other number. */
export function noAnswerAdvice({
  crisis,
  confirmed,
}: Pick<Helpline, 'crisis' | 'confirmed'>): string | null {
  return confirmed === false && crisis === true ? 'Call 119 or 211 if nobody answers.' : null
}
