import { daysAfter } from '#domain/day.ts'
import { questionGoodForDays } from '#domain/people/staff-case.ts'
import { readToken, signToken } from '../signed-link.ts'

const purpose = 'case-questions'

/** The claim names the time of the questions, so that a link works only for the questions it was made for. */
export function questionToken(
  secret: string,
  { id, askedAt }: { id: string; askedAt: Date },
): string {
  const claim = { id, asked: askedAt.toISOString() }
  return signToken(secret, purpose, claim, daysAfter(askedAt, questionGoodForDays))
}

export function questionClaim(
  secret: string,
  token: string,
  now: Date,
): { id: string; asked: string } | null {
  const { id, asked } = readToken(secret, purpose, token, now) ?? {}
  return id === undefined || asked === undefined ? null : { id, asked }
}
