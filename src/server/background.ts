import { accountJobs } from './accounts/jobs.ts'
import { advisorJobs } from './advisor/jobs.ts'
import { assessmentJobs } from './assessments/jobs.ts'
import { backupJobs } from './backups/jobs.ts'
import { applicationJobs } from './applications/jobs.ts'
import { businessJobs } from './businesses/jobs.ts'
import { contentEditJobs } from './content-edits/jobs.ts'
import { courseOrderJobs } from './course-orders/jobs.ts'
import { guardianJobs } from './guardians/jobs.ts'
import type { Job } from './jobs/queue.ts'
import { leagueJobs } from './leagues/jobs.ts'
import { mailJobs } from './mail/jobs.ts'
import { mentorJobs } from './mentoring/jobs.ts'
import { monthFigureJobs } from './month-figures/jobs.ts'
import { notificationJobs } from './notifications/jobs.ts'
import { nudgeJobs } from './nudges/jobs.ts'
import { openingJobs } from './openings/jobs.ts'
import { profileJobs } from './profiles/jobs.ts'
import type { Services } from './services.ts'
import { syncContent } from './sync-content.ts'

/** All background jobs, one line per feature. */
export function jobsOf(services: Services): Job[] {
  return [
    ...accountJobs(services),
    ...profileJobs(services),
    ...backupJobs(services),
    ...openingJobs(services),
    ...applicationJobs(services),
    ...businessJobs(services),
    ...advisorJobs(services),
    ...assessmentJobs(services),
    ...courseOrderJobs(services),
    ...notificationJobs(services),
    ...nudgeJobs(services),
    ...guardianJobs(services),
    ...mentorJobs(services),
    ...leagueJobs(services),
    ...mailJobs(services),
    ...monthFigureJobs(services),
    ...contentEditJobs(services, () => syncContent(services)),
  ]
}
