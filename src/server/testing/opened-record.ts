import { addStaff } from '../accounts/staff-commands.ts'
import type { Scene } from './access.ts'
import type { TestApp } from './start-app.ts'

/** A student whose record a member of staff opened with a reason, until the student becomes staff too. */
export async function openedRecord(app: TestApp): Promise<Scene> {
  const [owner, stranger, student] = [await app.staff(), await app.staff(), await app.person()]
  const id = student.userId
  await owner.call('POST /api/staff/people/:id/look', { id, reason: 'Asked why XP is missing' })
  const end = () =>
    app.services.transaction((tx) => addStaff(tx, app.services, student.email, 'lead'))
  return { owner, stranger, names: { id }, end }
}
