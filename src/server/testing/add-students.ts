import { signUp } from '../accounts/commands.ts'
import { confirmAddress } from '../accounts/confirm-commands.ts'
import { checkInToday } from '../check-in/commands.ts'
import { readEnv } from '../env.ts'
import { jobsOf } from '../background.ts'
import { openLog } from '../log.ts'
import { openServices } from '../open-services.ts'
import type { Settings } from './server-process.ts'
import { root } from './fill-template.ts'

export const studentPassword = 'mango season'

/** Creates students who checked in today, without a running server; returns their addresses. */
export async function addStudents(settings: Settings, count: number): Promise<string[]> {
  const { services, close } = await openServices({
    env: readEnv(settings),
    root,
    log: openLog('silent'),
  })
  await services.jobs.start(jobsOf(services), { work: false })
  const emails = Array.from({ length: count }, (_, number) => `student.${number}@example.com`)
  for (const email of emails) {
    const person = { name: 'Kemar Grant', email, password: studentPassword }
    await services.transaction(async (tx) => {
      const input = { ...person, role: 'student', details: {} }
      const { user } = await signUp(tx, services, input, new Headers())
      await confirmAddress(tx, user.id)
      await checkInToday(tx, user.id)
    })
  }
  await close()
  return emails
}
