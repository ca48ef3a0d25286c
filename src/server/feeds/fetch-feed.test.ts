import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFeedServer, type FeedServer, type Scene } from '../testing/feed-server.ts'
import { feedLimits, FeedFailure, fetchFeed } from './fetch-feed.ts'

let server: FeedServer
beforeAll(async () => {
  server = await startFeedServer()
})
afterAll(() => server.close())

const localLimits = { ...feedLimits, allowLoopback: true, milliseconds: 5_000 }
const failureOf = async (address: string, limits = localLimits): Promise<FeedFailure> => {
  const error: unknown = await fetchFeed(address, { limits }).catch((reason: unknown) => reason)
  if (error instanceof FeedFailure) return error
  throw new Error(`expected a failure, got ${JSON.stringify(error)}`)
}

describe('a feed', () => {
  const faults: readonly (readonly [Scene, string])[] = [
    ['html', 'The feed did not return JSON'],
    ['truncated', 'The feed did not return JSON'],
    ['huge', 'The feed is too large'],
    ['bomb', 'The feed is too large'],
    ['bad-utf8', 'The feed did not return valid text'],
    ['redirect-private', 'The feed redirected us to another address'],
    ['redirect-away', 'The feed redirected us to another address'],
    ['redirect-loop', 'The feed redirected us too many times'],
    ['asked-too-often', 'The feed says we sent too many requests'],
    ['own-fault', 'The feed reported an internal error'],
    ['hangup', 'The feed could not be reached'],
  ]
  test.each(faults)('with the fault "%s" fails with "%s"', async (scene, message) => {
    expect((await failureOf(`${server.address}?scene=${scene}`)).message).toBe(message)
  })

  test.each(['drip', 'silent'] as const)(
    'with the fault "%s" is aborted when it takes too long',
    async (scene) => {
      const limits = { ...localLimits, milliseconds: 200 }
      const failure = await failureOf(`${server.address}?scene=${scene}`, limits)
      expect(failure.message).toBe('The feed took too long')
    },
  )

  test('that limits requests can say how long to wait', async () => {
    expect((await failureOf(`${server.address}?scene=asked-too-often`)).retryAfter).toBe(7200)
  })
})

describe('the address of a feed', () => {
  test.each([
    'https://127.0.0.1/feed',
    'https://[::1]/feed',
    'https://2130706433/feed',
    'https://0x7f.1/feed',
    'https://localhost/feed',
    'https://10.0.0.5/feed',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:169.254.169.254]/',
    'https://[fd00::1]/',
  ])('is refused if it is %s', async (address) => {
    const failure = await failureOf(address, feedLimits)
    expect(failure.message).toBe("The feed's address is not on the public internet")
  })

  test('must be https', async () => {
    const failure = await failureOf('http://93.184.216.34/feed', feedLimits)
    expect(failure.message).toBe("The feed's address must start with https://")
  })

  test('is refused in another private network even if this machine is allowed', async () => {
    expect((await failureOf('https://10.0.0.5/')).message).toMatch(/public internet/)
  })

  test('is refused if its name resolves to a private address as well as a public one', async () => {
    const resolve = () => Promise.resolve(['93.184.216.34', '10.0.0.5'])
    const failure = await failureOf('https://feed.example/', { ...feedLimits, resolve })
    expect(failure.message).toMatch(/public internet/)
  })

  test('is looked up only once, so that DNS rebinding has no effect', async () => {
    let lookups = 0
    const resolve = () => Promise.resolve([lookups++ === 0 ? '127.0.0.1' : '169.254.169.254'])
    const address = server.address.replace('127.0.0.1', 'feed.example')
    await expect(fetchFeed(address, { limits: { ...localLimits, resolve } })).resolves.toBeDefined()
    expect(lookups).toBe(1)
  })
})

test('a valid feed is read with our key, even after a redirect to the same host', async () => {
  const headers = { authorization: 'Bearer secret' }
  const answer = await fetchFeed(`${server.address}?scene=redirect-here`, {
    headers,
    limits: localLimits,
  })
  expect(answer).toMatchObject({ data: [{ title: 'Front Office Intern' }] })
  expect(server.headers.at(-1)?.authorization).toBe('Bearer secret')
})
