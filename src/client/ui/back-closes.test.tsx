import { expect, test, vi } from 'vitest'
import { backCloses } from './back-closes.ts'
import { setLeaving } from './leaving.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 10))

test('a sheet has a history entry, which is removed when it closes', async () => {
  const stepBack = vi.spyOn(history, 'go').mockImplementation(() => {})
  const release = backCloses(() => {})
  await settled()
  expect(history.state).toEqual({ sheets: 1 })
  release()
  await settled()
  expect(stepBack).toHaveBeenCalledExactlyOnceWith(-1)
  dispatchEvent(new PopStateEvent('popstate'))
  stepBack.mockRestore()
})

test('a sheet that closes because another page is loaded does not touch the history', async () => {
  const release = backCloses(() => {})
  await settled()
  const stepBack = vi.spyOn(history, 'go').mockImplementation(() => {})
  setLeaving(true)
  release()
  await settled()
  expect(stepBack).not.toHaveBeenCalled()
  stepBack.mockRestore()
})
