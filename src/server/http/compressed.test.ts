import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswers } from './compressed.ts'

const long = { words: 'mango season '.repeat(200) }

async function answerTo(url: string, encodings: string) {
  const app = Fastify()
  compressAnswers(app)
  app.get('/long', () => long)
  app.get('/short', () => ({ ok: true }))
  return app.inject({ url, headers: { 'accept-encoding': encodings } })
}

test('a long response is compressed in the way that the browser prefers', async () => {
  const brotli = await answerTo('/long', 'gzip, deflate, br')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(long)

  const gzip = await answerTo('/long', 'gzip')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(long)
})

test.for([
  ['/long', 'identity'],
  ['/short', 'br'],
])('%s for a browser that accepts %s is sent as it is', async ([url = '', encodings = '']) => {
  const { headers, json } = await answerTo(url, encodings)
  expect(headers).not.toHaveProperty('content-encoding')
  expect(json()).toBeTypeOf('object')
})
