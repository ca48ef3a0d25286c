import { z } from 'zod'
import { dayOf } from '#domain/day.ts'
import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { deadlineLetter } from './mail.ts'
import { remindOfDeadlines } from './reminder-commands.ts'

const letterData = z.object({
  userId: z.uuid(),
  deadlines: z.array(
    z.object({
      subject: z.string(),
      title: z.string(),
      company: z.string(),
      deadline: z.iso.date(),
    }),
  ),
})

export function applicationJobs(services: Services): Job[] {
  const { db, mailer, publicUrl, now } = services
  return [
    {
      name: 'applications.deadline-reminders',
      // After the quiet hours of the night.
      schedule: '0 8 * * *',
      async run() {
        await remindOfDeadlines(services)
      },
    },
    {
      name: 'applications.deadline-letter',
      async run(data) {
        const { userId, deadlines } = letterData.parse(data)
        const reader = await db
          .selectFrom('auth_users')
          .select(['name', 'email'])
          .where('id', '=', userId)
          .where('suspended_at', 'is', null)
          .executeTakeFirst()
        if (reader === undefined) return
        await mailer.send(deadlineLetter(reader, deadlines, { today: dayOf(now()), publicUrl }))
      },
    },
  ]
}
