import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFeedServer, type FeedServer, type Scene } from '../testing/feed-server.ts'
import { feedLimits, FeedFailure, fetchFeed } from './fetch-feed.ts'

let server: FeedServer
beforeAll(async () => {
  server = await startFeedServer()
})
afterAll(() => server.close())

const here = { ...feedLimits, allowLoopback: true, milliseconds: 5_000 }
const failureOf = async (address: string, limits = here): Promise<FeedFailure> => {
  const error: unknown = await fetchFeed(address, { limits }).catch((reason: unknown) => reason)
  if (error instanceof FeedFailure) return error
  throw new Error(`no failure but ${JSON.stringify(error)}`)
}

describe('a feed that goes wrong', () => {
  const faults: readonly (readonly [Scene, string])[] = [
    ['html', 'The feed did not answer with JSON'],
    ['truncated', 'The feed did not answer with JSON'],
    ['huge', 'The feed is too large'],
    ['bomb', 'The feed is too large'],
    ['bad-utf8', 'The feed did not answer with proper text'],
    ['redirect-private', 'The feed sent us to another address'],
    ['redirect-away', 'The feed sent us to another address'],
    ['redirect-loop', 'The feed sent us round in circles'],
    ['asked-too-often', 'The feed says we asked too often'],
    ['own-fault', 'The feed itself has an error'],
    ['hangup', 'The feed could not be reached'],
  ]
  test.each(faults)('%s: %s', async (scene, message) => {
    expect((await failureOf(`${server.address}?scene=${scene}`)).message).toBe(message)
  })

  test.each(['drip', 'silent'] as const)('%s is given up when its time is over', async (scene) => {
    const limits = { ...here, milliseconds: 200 }
    const failure = await failureOf(`${server.address}?scene=${scene}`, limits)
    expect(failure.message).toBe('The feed took too long')
  })

  test('tells us how long to wait', async () => {
    expect((await failureOf(`${server.address}?scene=asked-too-often`)).retryAfter).toBe(7200)
  })
})

describe('an address', () => {
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
  ])('%s is refused', async (address) => {
    const failure = await failureOf(address, feedLimits)
    expect(failure.message).toBe("The feed's address is not on the public internet")
  })

  test('must be https', async () => {
    const failure = await failureOf('http://93.184.216.34/feed', feedLimits)
    expect(failure.message).toBe("The feed's address must start with https://")
  })

  test('in another private network is refused even where this machine is allowed', async () => {
    expect((await failureOf('https://10.0.0.5/')).message).toMatch(/public internet/)
  })

  test('whose name has one private answer among public ones is refused', async () => {
    const resolve = () => Promise.resolve(['93.184.216.34', '10.0.0.5'])
    const failure = await failureOf('https://feed.example/', { ...feedLimits, resolve })
    expect(failure.message).toMatch(/public internet/)
  })

  test('is looked up once, so that DNS rebinding has no effect', async () => {
    let asked = 0
    const resolve = () => Promise.resolve([asked++ === 0 ? '127.0.0.1' : '169.254.169.254'])
    const address = server.address.replace('127.0.0.1', 'feed.example')
    await expect(fetchFeed(address, { limits: { ...here, resolve } })).resolves.toBeDefined()
    expect(asked).toBe(1)
  })
})

test('a sound feed is read, also behind a redirect to itself, with our key', async () => {
  const headers = { authorization: 'Bearer secret' }
  const answer = await fetchFeed(`${server.address}?scene=redirect-here`, { headers, limits: here })
  expect(answer).toMatchObject({ data: [{ title: 'Front Office Intern' }] })
  expect(server.headers.at(-1)?.authorization).toBe('Bearer secret')
})
