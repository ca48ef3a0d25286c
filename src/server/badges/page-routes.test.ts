import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenSkillBadge } from '../testing/badges.ts'
import { metaOf, siteOf, sizeOfPng } from '../testing/site.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { badgePageRoute } from './page-routes.ts'

let app: TestApp
let site: Awaited<ReturnType<typeof siteOf>>

beforeAll(async () => {
  app = await startApp()
  site = await siteOf(app.services, badgePageRoute)
})

afterAll(() => site.close())

test('the page of a badge has its title and picture, without the student', async () => {
  const { badge, student } = await givenSkillBadge(app)
  const { body, headers } = await site.get(`/badges/${badge.id}`)
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(body).toContain('<title>Budgeting · Skill badge · Upful</title>')
  expect(metaOf(body, 'og:title')).toBe('Budgeting · Skill badge')
  expect(metaOf(body, 'og:description')).toContain('Budgeting')
  expect(metaOf(body, 'og:url')).toBe(`${app.services.publicUrl}/badges/${badge.id}`)
  expect(body).not.toContain(badge.name)
  expect(body).not.toContain(student.userId)
  const picture = await site.get(metaOf(body, 'og:image') ?? '')
  expect(picture.headers['content-type']).toBe('image/png')
  expect(sizeOfPng(picture.rawPayload)).toEqual({ width: 1200, height: 630 })
})

test('a badge that was taken back has the card of Upful, and so has one that never was', async () => {
  const { badge, student } = await givenSkillBadge(app)
  const pictureOf = async (id: string) => (await site.get(`/pictures/badges/${id}.png`)).rawPayload
  const general = await pictureOf(crypto.randomUUID())
  expect(await pictureOf(badge.id)).not.toEqual(general)
  await student.call('DELETE /api/badges/:id', { id: badge.id })
  expect(await pictureOf(badge.id)).toEqual(general)
  const { body } = await site.get(`/badges/${badge.id}`)
  expect(metaOf(body, 'og:image')).toBe(`${app.services.publicUrl}/pictures/upful.png`)
  expect(body).not.toContain('Budgeting')
})

test('pictures are refused when one network asks for too many', async () => {
  const ask = () => site.get(`/pictures/badges/${crypto.randomUUID()}.png`)
  const answers = await Promise.all(Array.from({ length: 110 }, ask))
  expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
  expect(answers.at(-1)?.statusCode).not.toBe(200)
})
