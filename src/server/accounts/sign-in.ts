import { APIError } from 'better-auth/api'
import { type UserId, userIdSchema } from '#domain/people/user-id.ts'
import type { Services } from '../services.ts'
import { authOver } from './auth.ts'
import type { Cookies } from './commands.ts'

/** Null when the address or the password is wrong, without revealing which. */
export async function signIn(
  services: Services,
  login: { email: string; password: string },
  headers: Headers,
): Promise<{ userId: UserId; cookies: Cookies } | null> {
  const auth = authOver(services, services.db)
  const response = await auth.api
    .signInEmail({
      body: { email: login.email.trim().toLowerCase(), password: login.password },
      headers,
      asResponse: true,
    })
    .catch((error: unknown) => {
      if (error instanceof APIError) return null
      throw error
    })
  if (response === null || !response.ok) return null
  const body = (await response.json()) as { user: { id: string } }
  return { userId: userIdSchema.parse(body.user.id), cookies: response.headers.getSetCookie() }
}
