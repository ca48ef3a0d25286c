import { beforeAll, describe, expect, test } from 'vitest'
import { deleteAccounts } from '../accounts/deletion-commands.ts'
import { colleague } from '../testing/colleagues.ts'
import { applicant, businesses } from '../testing/scenes.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const pageOf = (person: Visitor) => person.call('GET /api/business/colleagues', {})

describe('handing over', () => {
  test('moves everything once the other has accepted, and the business stays verified', async () => {
    const { owner, names } = await applicant(app)
    const next = await colleague(app, owner, 'recruiter')
    const viewer = await colleague(app, owner, 'viewer')
    await owner.call('POST /api/business/teams', { name: 'Kitchen' })
    await owner.call('POST /api/business/colleagues/:id/offer', { id: next.userId })
    expect((await pageOf(owner)).seat).toBe('owner')
    await next.call('POST /api/business/ownership', { accept: true })
    expect(await pageOf(next)).toMatchObject({ seat: 'owner', verified: true })
    expect(await pageOf(owner)).toMatchObject({ seat: 'recruiter', verified: true })
    expect((await pageOf(viewer)).people.map(({ id, seat }) => [id, seat])).toEqual(
      expect.arrayContaining([
        [next.userId, 'owner'],
        [owner.userId, 'recruiter'],
        [viewer.userId, 'viewer'],
      ]),
    )
    expect((await next.call('GET /api/business/teams', {})).teams).toMatchObject([
      { name: 'Kitchen' },
    ])
    expect((await owner.ask('GET /api/business/teams', {})).status).toBe(403)
    const { id = '', applicationId = '' } = names
    await next.call('POST /api/postings/:id/applicants/:applicationId/decline', {
      id,
      applicationId,
    })
    // The former owner's account can go without the business.
    await app.services.transaction((tx) => deleteAccounts(tx, [owner.userId]))
    const { postings } = await next.call('GET /api/postings', {})
    expect(postings.map(({ id }) => id)).toEqual([names['id']])
  })

  test('stays offered to one colleague while another is removed, and ends when they leave', async () => {
    const { owner } = await businesses(app)
    const next = await colleague(app, owner, 'viewer')
    const other = await colleague(app, owner, 'viewer')
    const asked = async () => {
      const { notifications } = await next.call('GET /api/notifications', {})
      return notifications.filter(({ type, read }) => type === 'business-offered' && !read).length
    }
    await owner.call('POST /api/business/colleagues/:id/offer', { id: next.userId })
    await owner.call('DELETE /api/business/colleagues/:id', { id: other.userId })
    expect(await asked()).toBe(1)
    await next.call('POST /api/business/leave', {})
    expect(await asked()).toBe(0)
  })

  test('does nothing when it is declined or taken back', async () => {
    const { owner } = await businesses(app)
    const next = await colleague(app, owner, 'viewer')
    const offer = () => owner.call('POST /api/business/colleagues/:id/offer', { id: next.userId })
    const answer = (accept: boolean) => next.ask('POST /api/business/ownership', { accept })
    expect((await answer(true)).status).toBe(409)
    await offer()
    expect((await answer(false)).status).toBe(200)
    expect((await answer(true)).status).toBe(409)
    await offer()
    await owner.call('DELETE /api/business/colleagues/:id/offer', { id: next.userId })
    expect((await answer(true)).status).toBe(409)
    expect((await pageOf(owner)).seat).toBe('owner')
  })
})
