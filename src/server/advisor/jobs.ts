import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { countQuestions } from './gap-commands.ts'
import { replyWriterOf } from './reply-writer.ts'
import { abandonedReplies } from './queries.ts'

export function advisorJobs(services: Services): Job[] {
  return [
    {
      name: 'advisor.unfinished',
      schedule: '* * * * *',
      run: () => finishAbandoned(services),
    },
    {
      name: 'advisor.count-questions',
      schedule: '40 8 * * *',
      atStart: true,
      run: () => countQuestions(services),
    },
  ]
}

/** Writes the replies whose process died, even if nobody is waiting for them. */
export async function finishAbandoned(services: Services): Promise<void> {
  const replyWriter = replyWriterOf(services)
  for (const key of await abandonedReplies(services.db, services.now()))
    await replyWriter.write(key)
}
