import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'

/** Lessons, assessments, openings and the guide's passages are rows, which `sync` writes from the content. */
export function contentEditJobs({ editedContent }: Services, sync: () => Promise<void>): Job[] {
  return [
    {
      name: 'content.apply',
      async run() {
        // Also tells the others, in case the process that stored the edit could not.
        await editedContent.changed()
        await sync()
      },
    },
  ]
}
