import { afterEach, expect, test, vi } from 'vitest'
import { changesHeader } from '#contract/changes.ts'
import { ApiError, call, requestOf } from './api.ts'

afterEach(() => void vi.unstubAllGlobals())

function answerWith(answer: () => Promise<Response>) {
  const sent: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return answer()
  })
  return sent
}

test('path parts are filled in and escaped, and not repeated in the body', () => {
  expect(requestOf('DELETE /api/account/sessions/:id', { id: 'a/b c' })).toEqual({
    method: 'DELETE',
    url: '/api/account/sessions/a%2Fb%20c',
    body: '{}',
  })
})

test('the rest of the input of a GET becomes the query, without undefined values', () => {
  expect(requestOf('GET /api/activities', { skill: 'job search', before: undefined })).toEqual({
    method: 'GET',
    url: '/api/activities?skill=job+search',
  })
})

test('a POST sends JSON and the header that marks a same-site request', async () => {
  const sent = answerWith(async () => Response.json({ done: true }))
  await call('POST /api/waitlist', { email: 'asha@example.com' })
  expect(sent[0]?.init.headers).toMatchObject({
    'x-requested-with': 'upful',
    'content-type': 'application/json',
  })
  expect(sent[0]?.init.body).toBe('{"email":"asha@example.com"}')
})

test.for([
  [{ [changesHeader]: 'mentors,mentor-sessions' }, ['mentors', 'mentor-sessions']],
  [{}, []],
] as const)(
  'the resources that a write changed are read from the headers %j',
  async ([headers, changes]) => {
    answerWith(async () => Response.json({ done: true }, { headers }))
    const onChanged = vi.fn<(changes: readonly string[]) => void>()
    await call('POST /api/mentors/:id/end', { id: 'm1' }, { onChanged })
    expect(onChanged.mock.calls).toEqual([[changes]])
  },
)

test('the error of a refused call has the code, the fields and the request id of the response', async () => {
  const body = {
    code: 'invalid',
    message: 'No',
    fields: { email: 'Not an email' },
    requestId: 'r1',
  }
  answerWith(async () => Response.json(body, { status: 400 }))
  const error = await call('POST /api/waitlist', { email: 'x' }).catch((thrown: ApiError) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ ...body, status: 400 })
})

test('a call without a connection fails with the code "offline"', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(call('GET /api/session', {})).rejects.toMatchObject({ code: 'offline', status: 0 })
})

test('a response that is not JSON is an internal error, even with status 200', async () => {
  answerWith(async () => new Response('<h1>Wi-Fi login</h1>'))
  await expect(call('GET /api/session', {})).rejects.toMatchObject({
    code: 'internal',
    status: 200,
  })
})

test('an aborted call is reported as aborted, not as offline', async () => {
  answerWith(() => Promise.reject(new DOMException('gone', 'AbortError')))
  await expect(call('GET /api/session', {})).rejects.toMatchObject({ name: 'AbortError' })
})
