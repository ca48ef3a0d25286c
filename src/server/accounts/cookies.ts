import type { FastifyReply } from 'fastify'
import { sessionCookieName } from '../http/session.ts'
import type { Services } from '../services.ts'
import type { Cookies } from './commands.ts'

export function setCookies(reply: FastifyReply, cookies: Cookies): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie)
}

/**
 * Removes the cookie and has the browser clear its cache. "storage" would take the worker with the helplines, the code
 * that the next person pays for again, and what somebody before is still to send: the page deletes what is theirs.
 */
export function forgetSession(reply: FastifyReply, services: Services): void {
  const secure = services.publicUrl.startsWith('https:')
  reply.clearCookie(sessionCookieName(services.publicUrl), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  })
  reply.header('clear-site-data', '"cache"')
}
