import { describe, expect, test } from 'vitest'
import { problemsIn } from './structure-rules.ts'

const owners = {
  xp_activities: ['xp'],
  waitlist: ['waitlist'],
  auth_sessions: ['accounts', 'http'],
}

function problemsWith(files: Record<string, string>): string[] {
  return problemsIn(new Map(Object.entries(files)), owners)
}

test('code that follows the layout has no problems', () => {
  const problems = problemsWith({
    'src/server/xp/commands.ts': `
      import { levelOf } from '#domain/ledger/level.ts'
      import { findProfile } from '../profiles/queries.ts'
      await tx.db.insertInto('xp_activities').values(row).execute()`,
    'src/server/profiles/queries.ts': `import { sql } from 'kysely'`,
    'src/server/xp/xp.test.ts': `import { anything } from '../waitlist/routes.ts'`,
    'src/server/http/session.ts': `db.updateTable('auth_sessions')`,
    'src/server/app.ts': `import { xpRoutes } from './xp/routes.ts'`,
    'src/client/dashboard/Card.tsx': `
      import { call } from '../app/api.ts'
      import { Button } from '../ui/Button.tsx'
      import { Part } from './Part.tsx'`,
  })
  expect(problems).toEqual([])
})

describe('the structure check', () => {
  test.for<[string, Record<string, string>, string]>([
    [
      'an export that nothing uses',
      {
        'src/domain/text/a.ts': 'export const used = 1\nexport type Gone = 2',
        'src/domain/text/b.ts': 'used',
      },
      'nothing uses Gone',
    ],
    ['a vague file name', { 'src/domain/text/date-utils.ts': '' }, 'name the noun'],
    ['a rule outside the rooms', { 'src/domain/streak.ts': '' }, 'the domain has the rooms'],
    ['an unknown room', { 'src/domain/extra/streak.ts': '' }, 'the domain has the rooms'],
    ['a vague folder name', { 'src/client/shared/Card.tsx': '' }, 'name the noun'],
    ['a layer in a feature', { 'src/server/xp/service.ts': '' }, 'a feature has routes'],
    [
      "an import of another feature's internal file",
      { 'src/server/quests/commands.ts': `import { a } from '../xp/student-state.ts'` },
      'only commands and queries',
    ],
    [
      'two exported types with the same name',
      {
        'src/domain/openings/place.ts': 'export interface Place {}',
        'src/client/app/nav.ts': 'export type Place = string',
      },
      'src/domain/openings/place.ts exports a type Place too',
    ],
    [
      'a command that opens its own transaction',
      {
        'src/server/xp/commands.ts': 'export function sweep(services: Services) {}',
        'src/server/xp/jobs.ts': 'sweep',
      },
      'the command sweep takes tx first',
    ],
    [
      'a command that takes a database instead of a transaction',
      {
        'src/server/xp/stats-commands.ts': 'export async function read<T>(\n  db: Db) {}',
        'src/server/xp/jobs.ts': 'read',
      },
      'the command read takes tx first',
    ],
    [
      'infrastructure that imports a feature',
      { 'src/server/http/guard.ts': `import { a } from '../xp/queries.ts'` },
      'infrastructure imports no feature',
    ],
    [
      'infrastructure that imports a type of a feature',
      { 'src/server/live/hub.ts': `import type { A } from '#server/xp/queries.ts'` },
      'infrastructure imports no feature',
    ],
    [
      'infrastructure that imports the list of the features',
      {
        'src/server/background.ts': `import { xpJobs } from './xp/jobs.ts'`,
        'src/server/jobs/queue.ts': `import type { All } from '../background.ts'`,
      },
      'this import goes upwards, to a list of all features (src/server/background.ts)',
    ],
    [
      'a route in a file that is not called routes',
      { 'src/server/xp/ledger-page.ts': `bind(\n  app, services, 'GET /api/xp', work)` },
      'it is called routes.ts or *-routes.ts',
    ],
    [
      "an import of another feature's routes",
      { 'src/server/quests/commands.ts': `import { a } from '../xp/routes.ts'` },
      'only commands and queries',
    ],
    [
      'a dynamic import of another feature’s routes',
      { 'src/server/quests/commands.ts': `const a = await import('../xp/routes.ts')` },
      'only commands and queries',
    ],
    [
      "writing another feature's table through the builder",
      { 'src/server/quests/commands.ts': `db\n.insertInto('xp_activities')` },
      'only xp may write xp_activities',
    ],
    [
      "changing another feature's table in SQL",
      { 'src/server/quests/commands.ts': 'sql`update xp_activities set amount = 0`' },
      'only xp may write xp_activities',
    ],
    [
      "changing another feature's table in SQL under a short name",
      { 'src/server/quests/commands.ts': 'sql`update xp_activities x set amount = 0`' },
      'only xp may write xp_activities',
    ],
    [
      "adding to another feature's table in SQL",
      { 'src/server/http/limits.ts': 'sql`\n  INSERT INTO waitlist (email) values (1)`' },
      'only waitlist may write waitlist',
    ],
    [
      "emptying another feature's table in SQL",
      { 'src/server/quests/commands.ts': 'sql`delete from waitlist`' },
      'only waitlist may write waitlist',
    ],
    [
      'routes without an access file',
      { 'src/contract/badges.ts': 'export const badgeRoutes = {}\nbadgeRoutes' },
      'write in an access file who may call badgeRoutes',
    ],
    [
      'a table without an owner',
      { 'src/server/db/migrations/0009_new.sql': 'create table badges (id text);' },
      'who writes badges',
    ],
    [
      'an area that imports another area',
      { 'src/client/skills/Card.tsx': `import { A } from '../courses/A.tsx'` },
      'an area imports parts, app, ui and itself',
    ],
    [
      'a module of app that imports a part of the product',
      { 'src/client/app/form.ts': `import { A } from '../parts/people/A.tsx'` },
      'app is below the areas',
    ],
    [
      'a part that imports an area',
      { 'src/client/parts/people/A.tsx': `import { A } from '../../profile/A.tsx'` },
      'parts is below the areas',
    ],
    [
      'the frame importing an area',
      { 'src/client/frame/Layout.tsx': `import { A } from '../courses/A.tsx'` },
      'an area imports parts, app, ui and itself',
    ],
    [
      'a control that imports product code',
      { 'src/client/ui/Card.tsx': `import { A } from '../app/api.ts'` },
      'ui has no product words',
    ],
    [
      'a cast past the compiler',
      { 'src/domain/text/a.ts': 'b as unknown as C' },
      'hides a wrong type',
    ],
    [
      'a rule with a clock',
      { 'src/domain/text/a.ts': 'const now = new Date()' },
      'brings the clock',
    ],
  ])('the structure check reports %s', ([, files, problem]) => {
    expect(problemsWith(files)).toEqual([expect.stringContaining(problem)])
  })

  test('the structure check requires no owner for a table that a later migration drops', () => {
    const problems = problemsWith({
      'src/server/db/migrations/0009_new.sql': 'create table badges (id text);',
      'src/server/db/migrations/0010_drop.sql': 'drop table badges;',
    })
    expect(problems).toEqual([])
  })

  test('the structure check reports features that need each other', () => {
    const problems = problemsWith({
      'src/server/xp/commands.ts': `import { a } from '../quests/commands.ts'`,
      'src/server/quests/commands.ts': `import { b } from '../courses/queries.ts'`,
      'src/server/courses/queries.ts': `import { c } from '../xp/queries.ts'`,
    })
    expect(problems).toEqual([expect.stringContaining('courses -> xp -> quests -> courses')])
  })
})
