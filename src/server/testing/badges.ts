import { showSkill } from './sit-assessment.ts'
import type { TestApp } from './start-app.ts'

/** A student who has shown budgeting and got the badge of it. */
export async function givenSkillBadge(
  app: TestApp,
  details: Record<string, string> = { age: '19' },
) {
  const student = await app.person('student', details)
  await showSkill(app, student, 'budgeting')
  const wanted = { kind: 'skill', sourceId: 'budgeting', name: 'full' } as const
  const badge = await student.call('POST /api/badges', wanted)
  const { jwt } = await student.call('GET /api/badges/:id/file', { id: badge.id })
  return { student, badge, jwt }
}

/** What staff take back. */
export async function badgeToStop(app: TestApp) {
  return { id: (await givenSkillBadge(app)).badge.id }
}
