import { dayOf } from '#domain/day.ts'
import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { storeMonths } from './commands.ts'
import { addCounts, countsOf, emptyMonths, monthsMissing, nextStudents } from './counting.ts'

export function monthFigureJobs(services: Services): Job[] {
  return [
    {
      name: 'figures.count-months',
      schedule: '20 2 * * *',
      atStart: true,
      run: () => countMonths(services),
    },
  ]
}

/**
 * Counts the whole months that were not counted yet; on most nights there are none. Students are read some at a
 * time, so that no statement takes long however many there are.
 */
export async function countMonths({ db, now, transaction }: Services): Promise<void> {
  const missing = await monthsMissing(db, dayOf(now()))
  if (missing.length === 0) return
  const months = emptyMonths(missing)
  let students = await nextStudents(db, null)
  while (students !== null) {
    addCounts(months, await countsOf(db, missing, students))
    students = await nextStudents(db, students.last)
  }
  await transaction((tx) => storeMonths(tx, months))
}
