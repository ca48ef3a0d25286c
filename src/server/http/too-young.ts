import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { completedYears, isBirthMonth } from '#domain/people/birth-month.ts'
import { youngestAge } from '#domain/people/messages.ts'
import { daySeconds } from '#domain/duration.ts'
import type { Services } from '../services.ts'
import { Refusal } from './refusal.ts'
import type { Caller } from './session.ts'

const cookieSeconds = daySeconds

export const stoppedForAge =
  'You told us that you are under 15, so this is closed until our staff have checked your age.'

/** Whether a month of birth that somebody entered, perhaps without an account, makes them too young. */
export function isTooYoung(month: string | undefined, now: Date): boolean {
  return month !== undefined && isBirthMonth(month) && completedYears(month, now) < youngestAge
}

/**
 * A browser in which somebody said that they are too young has a cookie for a day. An older month
 * entered there needs staff. Neither an email address nor the month is stored.
 */
export function rememberTooYoung(services: Services, reply: FastifyReply): void {
  const until = String(services.now().getTime() + cookieSeconds * 1000)
  reply.setCookie(cookieName(services), `${until}.${signed(until, services.secret)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(services),
    maxAge: cookieSeconds,
  })
}

export function saidTooYoungHere(services: Services, request: FastifyRequest): boolean {
  const [until = '', signature = ''] = (request.cookies[cookieName(services)] ?? '').split('.')
  const provided = Buffer.from(signature)
  const expected = Buffer.from(signed(until, services.secret))
  return (
    provided.length === expected.length &&
    timingSafeEqual(provided, expected) &&
    Number(until) > services.now().getTime()
  )
}

/** Somebody who said that they are too young can only reach the routes they need to correct it. */
export function refuseStopped(caller: Caller | null, isOpen: boolean): void {
  if (caller?.stopped === true && !isOpen) throw new Refusal('not-allowed', stoppedForAge)
}

function cookieName(services: Services): string {
  return isHttps(services) ? '__Host-upful-age' : 'upful-age'
}

function isHttps({ publicUrl }: Services): boolean {
  return publicUrl.startsWith('https:')
}

function signed(until: string, secret: string): string {
  return createHmac('sha256', secret).update(`too-young:${until}`).digest('base64url')
}
