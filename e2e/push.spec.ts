import type { BrowserContext, Page, Worker } from '@playwright/test'
import { expect, signUp, test } from './app.ts'
import { readyForOffline } from './offline.ts'

// A browser without a screen shows no notifications and has no push service: these two stand in here. The worker and
// its events are real, and so is the server.
test.use({ serviceWorkers: 'allow' })

test('a push that arrives is shown in the words of the app', async ({ page, context }) => {
  await signUp(page)
  await readyForOffline(page)
  const worker = await workerOf(context)
  await worker.evaluate(() => {
    const registration = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration
    registration.showNotification = async (title, options) => {
      Object.assign(globalThis, { shown: { title, body: options?.body, path: options?.data } })
    }
  })
  await deliver(page, { type: 'answer', path: '/applications', title: 'Mrs Reid wrote' })
  await expect
    .poll(() => worker.evaluate(() => (globalThis as { shown?: unknown }).shown))
    .toEqual({ title: 'You have an answer', body: 'Open Upful to read it.', path: '/applications' })
})

test('a subscription that the browser renews is known to the server', async ({ page, context }) => {
  await signUp(page)
  await readyForOffline(page)
  const worker = await workerOf(context)
  await worker.evaluate(
    (subscription) => {
      const newSubscription = { toJSON: () => subscription }
      dispatchEvent(
        Object.assign(new Event('pushsubscriptionchange'), { newSubscription, waitUntil() {} }),
      )
    },
    {
      endpoint: 'https://push.example.com/renewed',
      keys: {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  )
  await expect
    .poll(async () => {
      const response = await page.request.get('/api/notification-settings')
      return ((await response.json()) as { push: { here: boolean } }).push.here
    })
    .toBe(true)
})

async function workerOf(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers()
  return worker ?? context.waitForEvent('serviceworker')
}

/** As the push service of the browser does. */
async function deliver(page: Page, data: object): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration !== undefined) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(data),
  })
}
