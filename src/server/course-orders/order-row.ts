import type { Selectable } from 'kysely'
import type { CourseOrder } from '#contract/course-orders.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { CourseOrdersTable } from '../db/tables.ts'

export type OrderRow = Selectable<CourseOrdersTable>

export interface OrderKey {
  userId: UserId
  orderId: string
}

export type Failure = 'broken' | 'answered' | 'no-other' | 'gone'

const failures: Readonly<Record<Failure, string>> = {
  broken:
    'This did not work, but it does not count towards your daily limit. Your text is still here: try again.',
  answered: 'You answered this lesson in the meantime, so it stays as it is.',
  'no-other': 'There is no other version of this lesson yet.',
  gone: 'This lesson no longer exists.',
}

export function courseOrderOf(row: OrderRow): CourseOrder {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    stage: row.stage,
    done: row.done,
    of: row.total,
    struggle: row.struggle,
    level: row.level,
    courseId: row.course_id,
    contentId: row.content_id,
    failure: row.failure === null ? null : failures[row.failure],
  }
}
