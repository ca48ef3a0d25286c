import { expect, test } from 'vitest'
import { versionedCopy } from './versioned-copy.ts'

function changing() {
  const state = { version: 'one', reads: 0 }
  const copy = versionedCopy(async () => {
    state.reads += 1
    return { version: state.version, value: `value of ${state.version}` }
  })
  return { state, copy }
}

test('a copy in memory is read once per version', async () => {
  const { state, copy } = changing()
  const one = { version: 'one', value: 'value of one' }
  expect(await copy('one')).toEqual(one)
  expect(await copy('one')).toEqual(one)
  expect(state.reads).toBe(1)
  state.version = 'two'
  expect(await copy('two')).toEqual({ version: 'two', value: 'value of two' })
  expect(state.reads).toBe(2)
})

test('a copy in memory is never older than the version that a request has read', async () => {
  const { state, copy } = changing()
  await copy('one')
  state.version = 'two'
  const together = await Promise.all([copy('two'), copy('two'), copy('one')])
  expect(together.slice(0, 2).map(({ version }) => version)).toEqual(['two', 'two'])
  // The version of a request that began before the change is in memory no more.
  expect((await copy('one')).version).toBe('two')
})

test('after a failure the copy in memory is read again', async () => {
  let fails = true
  const copy = versionedCopy(async () => {
    if (fails) throw new Error('no connection')
    return { version: 'one', value: 1 }
  })
  await expect(copy('one')).rejects.toThrow('no connection')
  fails = false
  expect(await copy('one')).toEqual({ version: 'one', value: 1 })
})
