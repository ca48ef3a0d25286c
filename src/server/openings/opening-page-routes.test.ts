import { afterAll, beforeAll, expect, test } from 'vitest'
import { listedOpenings, newOpening, postedOpening } from '../testing/openings.ts'
import { metaOf, shell, siteOf, sizeOfPng } from '../testing/site.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { openingPageRoute } from './opening-page-routes.ts'

let app: TestApp
let site: Awaited<ReturnType<typeof siteOf>>

beforeAll(async () => {
  app = await startApp()
  site = await siteOf(app.services, openingPageRoute)
})

afterAll(() => site.close())

test('an opening that does not exist or is not public says nothing but Upful', async () => {
  const [listed = ''] = await listedOpenings(app.services, [newOpening({ title: 'Feed baker' })])
  for (const id of [listed, crypto.randomUUID(), 'no-such-opening', '%00', '%22%3E%3Cscript%3E']) {
    const { statusCode, body } = await site.get(`/opportunities/${id}`)
    expect(statusCode).toBe(200)
    expect(metaOf(body, 'og:image')).toBe(`${app.services.publicUrl}/pictures/upful.png`)
    const others = body.split('\n').filter((line) => !line.startsWith('<meta '))
    expect(others.join('\n')).toBe(shell)
  }
})

test('a posting says what it is to messengers and search engines, whatever its words are', async () => {
  const title = 'Baker "&" <script>alert(1)</script>'
  const { id } = await postedOpening(app)
  await app.services.db.updateTable('opportunities').set({ title }).where('id', '=', id).execute()
  const { body } = await site.get(`/opportunities/${id}`)
  const escaped = 'Baker &quot;&amp;&quot; &lt;script&gt;alert(1)&lt;/script&gt;'
  expect(body).toContain(`<title>${escaped} · Upful</title>`)
  expect(metaOf(body, 'og:title')).toBe(escaped)
  expect(metaOf(body, 'og:description')).toContain(' · ')
  expect(metaOf(body, 'og:url')).toBe(`${app.services.publicUrl}/opportunities/${id}`)
  expect(metaOf(body, 'twitter:card')).toBe('summary_large_image')
  expect(body.match(/<script/g)).toHaveLength(1)
  expect(body).toContain('application/ld+json')

  const picture = await site.get(metaOf(body, 'og:image') ?? '')
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(sizeOfPng(picture.rawPayload)).toEqual({ width: 1200, height: 630 })
})

test('an opening that only students may read has the picture of Upful, as one that does not exist', async () => {
  const [listed = ''] = await listedOpenings(app.services, [newOpening({ title: 'Feed cook' })])
  const { id: own } = await postedOpening(app)
  const pictureOf = async (id: string) =>
    (await site.get(`/pictures/openings/${id}.png`)).rawPayload
  const general = await pictureOf(crypto.randomUUID())
  expect(sizeOfPng(general)).toEqual({ width: 1200, height: 630 })
  expect(await pictureOf(listed)).toEqual(general)
  expect(await pictureOf('nothing')).toEqual(general)
  expect(await pictureOf(own)).not.toEqual(general)
})
