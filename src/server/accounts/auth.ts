import { betterAuth } from 'better-auth'
import type { Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import { passwordMinimum } from '#domain/people/messages.ts'
import type { Role } from '#domain/people/role.ts'
import { daySeconds } from '#domain/duration.ts'
import type { Tables } from '../db/tables.ts'
import { newToken, sessionCookieName, sessionDays } from '../http/session.ts'
import type { Services } from '../services.ts'
import { hashPassword, verifyPassword } from './password.ts'

/**
 * The accounts library on one database handle: the shared one, or a transaction's, so that an
 * account and its profile are created together. It manages users, passwords and sessions; rate
 * limits, profiles, letters and the links in them are our own code.
 */
export function authOver(services: Services, db: Kysely<Tables>, newRole: Role = 'student') {
  const secure = services.publicUrl.startsWith('https:')
  return betterAuth({
    baseURL: services.publicUrl,
    basePath: '/api/unused-by-the-browser',
    secret: services.secret,
    database: { db, type: 'postgres', transaction: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    user: {
      modelName: 'auth_users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: { role: { type: 'string', input: false, defaultValue: newRole } },
    },
    session: {
      modelName: 'auth_sessions',
      expiresIn: sessionDays * daySeconds,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: ({ userId }) => Promise.resolve({ data: { token: newToken(userId) } }),
        },
      },
    },
    account: {
      modelName: 'auth_accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'auth_verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordMinimum,
      maxPasswordLength: 200,
      password: {
        hash: (password) => hashPassword(services.passwordCost, password),
        verify: verifyPassword,
      },
    },
    advanced: {
      // We run and test our own migrations, and this check cannot run inside a transaction.
      database: {
        generateId: ({ model }) => (model === 'user' ? services.newUserId() : randomUUID()),
        validateSchema: false,
      },
      // On https the library would prefix every cookie name with `__Secure-`. Ours has `__Host-`
      // already, which is stricter, and the attributes below include Secure.
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: sessionCookieName(services.publicUrl),
          attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
        },
      },
    },
  })
}
