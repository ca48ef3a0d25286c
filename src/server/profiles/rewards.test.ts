import { beforeAll, describe, expect, test } from 'vitest'
import { levelOf } from '#domain/ledger/level.ts'
import { earnSkill } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp
const avatar = {
  skin: '3',
  hair: 'braids',
  top: 'tee',
  accessory: 'glasses',
  background: 'hills',
} as const

beforeAll(async () => {
  app = await startApp()
})

describe('the rewards of levels', () => {
  test('are listed with the level that unlocks each, and open with it', async () => {
    const student = await app.person()
    const before = await student.call('GET /api/rewards', {})
    expect(before.look).toEqual({ roadTheme: null, frame: null, title: null, avatar: null })
    expect(before.unlocks.filter(({ unlocked }) => unlocked).map(({ level }) => level)).toEqual(
      before.unlocks.filter(({ level }) => level === 1).map(({ level }) => level),
    )
    await earnSkill(app.services, student.userId, 'communication', 1000)
    const after = await student.call('GET /api/rewards', {})
    expect(levelOf(after.xp).level).toBe(2)
    expect(after.unlocks.every(({ unlocked, level }) => unlocked === level <= 2)).toBe(true)
  })

  test('can be chosen once they are unlocked, and what is left out stays', async () => {
    const student = await app.person()
    const choose = 'PUT /api/rewards/look' as const
    expect(await student.refused(choose, { roadTheme: 'sea' })).toMatchObject({
      code: 'not-possible',
      message: 'North coast opens at level 2',
    })
    expect(await student.refused(choose, { avatar: { ...avatar, top: 'blazer' } })).toMatchObject({
      message: 'Blazer opens at level 5',
    })
    // A title is no road theme.
    expect(await student.refused(choose, { roadTheme: 'fresh-start' })).toMatchObject({
      code: 'invalid',
    })
    await student.call(choose, { roadTheme: 'morning', avatar })
    await student.call(choose, { title: 'fresh-start' })
    const look = { roadTheme: 'morning', frame: null, title: 'fresh-start', avatar }
    expect(await student.call('GET /api/rewards', {})).toMatchObject({ look })
    expect(await student.call('GET /api/dashboard', {})).toMatchObject({ student: { look } })
    expect(await student.call('GET /api/profile', {})).toMatchObject({
      avatarUrl: '/avatars/3-braids-tee-glasses-hills.svg',
    })
    await earnSkill(app.services, student.userId, 'communication', 1000)
    await student.call(choose, { roadTheme: 'sea', avatar: null })
    expect(await student.call('GET /api/rewards', {})).toMatchObject({
      look: { ...look, roadTheme: 'sea', avatar: null },
    })
  })

  test('are exported with the profile', async () => {
    const student = await app.person()
    await student.call('PUT /api/rewards/look', { frame: 'plain', avatar })
    const { tables } = await student.call('POST /api/my-data/export', {})
    expect(tables['student_profiles']).toMatchObject([{ avatar_frame: 'plain' }])
    expect(tables['user_profiles']).toMatchObject([
      { avatar_url: '/avatars/3-braids-tee-glasses-hills.svg' },
    ])
  })
})
