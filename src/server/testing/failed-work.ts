import { sql } from 'kysely'
import type { UserId } from '#domain/people/user-id.ts'
import type { TestApp } from './start-app.ts'

// Jobs and letters that did not work.

/** A job after its last attempt, as the queue leaves it. */
export async function failedJob({ services }: TestApp): Promise<{ id: string }> {
  await services.transaction((tx) => tx.enqueue('mail.forget', {}))
  const { rows } = await sql<{ id: string }>`
    update jobs.job set state = 'failed', completed_on = now(), retry_count = retry_limit,
      output = '{"code": "E42"}'
    where name = 'mail.forget' and state = 'created' returning id`.execute(services.db)
  return { id: rows[0]?.id ?? '' }
}

/** A letter that bounced from a mailbox that does not exist. */
export async function unsentLetter(app: TestApp): Promise<{ id: string; userId: UserId }> {
  const { userId, email } = await app.person()
  const { transaction, db, now } = app.services
  await transaction((tx) =>
    tx.post({
      userId,
      kind: 'reset-password',
      until: new Date(tx.now.getTime() + 3_600_000),
      letter: {
        to: email,
        subject: 'canaryletter',
        greeting: 'Hi,',
        parts: ['canaryletter'],
        why: 'canaryletter',
      },
    }),
  )
  const { id } = await db
    .updateTable('letters')
    .set({ state: 'bounced', code: '550 5.1.1', tries: 1, ended_at: now() })
    .where('user_id', '=', userId)
    .where('kind', '=', 'reset-password')
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('bounced_addresses')
    .values({ user_id: userId, email, code: '550 5.1.1', bounced_at: now() })
    .execute()
  return { id, userId }
}
