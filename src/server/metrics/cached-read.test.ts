import { describe, expect, test } from 'vitest'
import { cachedRead } from './cached-read.ts'

const patient = { freshMs: 60_000, limitMs: 60_000 }

describe('a value that is read at most once in a while', () => {
  test('is read once for everybody who asks for it, until it is no longer fresh', async () => {
    let reads = 0
    const count = async () => (reads += 1)
    const read = cachedRead(count, patient)
    expect(await Promise.all([read(), read()])).toEqual([1, 1])
    expect(await read()).toBe(1)
    const readAlways = cachedRead(count, { ...patient, freshMs: 0 })
    expect([await readAlways(), await readAlways()]).toEqual([2, 3])
  })

  test('is null when it takes too long, and used once it is there', async () => {
    const value = Promise.withResolvers<string>()
    const read = cachedRead(() => value.promise, { freshMs: 60_000, limitMs: 1 })
    expect(await read()).toBeNull()
    value.resolve('late')
    await expect.poll(read).toBe('late')
  })

  test('is null when it cannot be read', async () => {
    const read = cachedRead(() => Promise.reject(new Error('no database')), patient)
    expect([await read(), await read()]).toEqual([null, null])
  })
})
