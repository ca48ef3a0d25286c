import { describe, expect, test } from 'vitest'
import { addressOf, paramsIn } from './address.ts'

describe('paramsIn', () => {
  test('reads the named parts of a path', () => {
    expect(paramsIn('/courses/$id/lessons/$contentId', '/courses/a/lessons/b')).toEqual({
      id: 'a',
      contentId: 'b',
    })
  })

  test('a trailing slash is ignored', () => {
    expect(paramsIn('/courses', '/courses/')).toEqual({})
  })

  test('another path is not this one', () => {
    expect(paramsIn('/courses/$id', '/courses')).toBeNull()
    expect(paramsIn('/courses/$id', '/profile/x')).toBeNull()
  })

  test('a broken escape matches nothing instead of throwing', () => {
    expect(paramsIn('/courses/$id', '/courses/%E0%A4%A')).toBeNull()
  })
})

describe('addressOf', () => {
  test('is read back by paramsIn, whatever is in it', () => {
    const params = { id: 'a b/c?d#e%' }
    const address = addressOf('/courses/$id', params, { tab: 'x&y', none: undefined })
    const url = new URL(address, 'http://localhost')
    expect(paramsIn('/courses/$id', url.pathname)).toEqual(params)
    expect([...url.searchParams]).toEqual([['tab', 'x&y']])
  })
})
