import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

/** A verified business with a team for each name, and the team's join code. */
export async function employer(app: TestApp, ...names: string[]) {
  const owner = await app.verified('business', { companyName: 'Hope Bakery' })
  const teams = []
  for (const name of names) {
    const { id } = await owner.call('POST /api/business/teams', { name })
    const { code } = await owner.call('POST /api/business/teams/:id/code', { id })
    teams.push({ id, code })
  }
  return { owner, teams }
}

/** Adults who have joined and are active today. */
export async function members(app: TestApp, code: string, count: number): Promise<Visitor[]> {
  const people: Visitor[] = []
  for (let added = 0; added < count; added += 1) {
    const person = await app.person('student', { age: '22', school: 'Canary High' })
    await person.call('POST /api/check-in', {})
    await person.call('POST /api/employer', { code })
    people.push(person)
  }
  return people
}

/** How many people each figure covers; null if nothing is shown. */
export async function peopleShown(owner: Visitor) {
  const { teams, total } = await owner.call('GET /api/business/teams', {})
  return {
    teams: teams.map(({ figures }) => figures?.people ?? null),
    total: total?.people ?? null,
  }
}
