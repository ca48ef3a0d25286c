import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { areBrowserKeys, encryptedPush } from './encrypted-push.ts'
import { isPushEndpoint, sendPush } from './send-push.ts'
import { vapidKeys } from './vapid.ts'

// RFC 8291, appendix A.
const example = {
  payload: 'When I grow up, I want to be a watermelon',
  senderPrivateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  browser: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  encrypted:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('the example of RFC 8291 is encrypted as the RFC says', () => {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(Buffer.from(example.senderPrivateKey, 'base64url'))
  const salt = Buffer.from(example.salt, 'base64url')
  const encrypted = encryptedPush(example.payload, example.browser, { sender, salt })
  expect(encrypted.toString('base64url')).toBe(example.encrypted)
})

test('keys that are no point of the curve, or too short, are refused', () => {
  const { p256dh, auth } = example.browser
  expect(areBrowserKeys({ p256dh, auth })).toBe(true)
  expect(areBrowserKeys({ p256dh, auth: 'short' })).toBe(false)
  expect(areBrowserKeys({ p256dh: Buffer.alloc(65, 4).toString('base64url'), auth })).toBe(false)
  expect(areBrowserKeys({ p256dh: '', auth })).toBe(false)
})

test('every process with the same secret has the same keys', () => {
  const { publicKey } = vapidKeys('a secret of the tests')
  expect(vapidKeys('a secret of the tests').publicKey).toBe(publicKey)
  expect(vapidKeys('another secret').publicKey).not.toBe(publicKey)
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
})

test.each([
  'http://push.example.com/one',
  'https://127.0.0.1/one',
  'https://10.0.0.1/one',
  'https://169.254.169.254/latest',
  'https://[::1]/one',
  'https://[::ffff:10.0.0.1]/one',
  'https://localhost/one',
  'https://database/one',
  'https://name:word@push.example.com/one',
  'ftp://push.example.com/one',
  'no address',
])('%s is no push service', (endpoint) => {
  expect(isPushEndpoint(endpoint, false)).toBe(false)
})

test('a push service is on the public internet', () => {
  expect(isPushEndpoint('https://fcm.googleapis.com/fcm/send/abc', false)).toBe(true)
  expect(isPushEndpoint('https://updates.push.services.mozilla.com/wpush/v2/abc', false)).toBe(true)
})

test('nothing is sent to this machine, even if it was stored', async () => {
  const outcome = await sendPush(
    { endpoint: 'https://127.0.0.1:9/one', ...example.browser },
    { type: 'answer', path: '/' },
    {
      deliverBy: new Date(),
      sender: {
        keys: vapidKeys('a secret of the tests'),
        contact: 'https://upful.example',
        now: new Date(),
        allowLoopback: false,
      },
    },
  )
  expect(outcome).toEqual({ kind: 'refused' })
})
