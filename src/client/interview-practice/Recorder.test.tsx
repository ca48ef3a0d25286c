import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openScene } from '../testing/scene.tsx'
import { Recorder } from './Recorder.tsx'

afterEach(() => vi.unstubAllGlobals())

test('where the device cannot record, it says so and offers no button', () => {
  openScene(<Recorder />)
  expect(screen.getByText(/cannot record here/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a microphone that is not allowed is explained, and can be tried again', async () => {
  const track = playMicrophone({ allowed: false })
  const { user } = openScene(<Recorder />)
  await user.click(screen.getByRole('button', { name: 'Record' }))
  await screen.findByText(/The microphone is not on/)
  expect(screen.getByRole('button', { name: 'Record' })).toBeTruthy()
  expect(track.stop).not.toHaveBeenCalled()
})

test('a recording is played from memory, sent nowhere, and the microphone is released', async () => {
  const track = playMicrophone({ allowed: true })
  const requests = vi.fn<(address: unknown) => void>()
  const { user } = openScene(<Recorder />)
  const play = globalThis.fetch
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => {
    requests(args[0])
    return play(...args)
  })
  await user.click(screen.getByRole('button', { name: 'Record' }))
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  expect((await screen.findByLabelText('Your recording')).getAttribute('src')).toBe('blob:voice')
  expect(track.stop).toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Throw it away' }))
  expect(screen.queryByLabelText('Your recording')).toBeNull()
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:voice')
  expect(requests).not.toHaveBeenCalled()
})

test('leaving while it records releases the microphone and keeps nothing', async () => {
  const track = playMicrophone({ allowed: true })
  const { user, show } = openScene(<Recorder />)
  await user.click(screen.getByRole('button', { name: 'Record' }))
  await screen.findByRole('button', { name: 'Stop' })
  show(null)
  expect(track.stop).toHaveBeenCalled()
  expect(URL.createObjectURL).not.toHaveBeenCalled()
})

/** The test environment has no microphone: this one records one piece. */
function playMicrophone({ allowed }: { allowed: boolean }) {
  const track = { stop: vi.fn<() => void>() }
  class PlayedRecorder extends EventTarget {
    state = 'inactive'
    mimeType = 'audio/webm'
    start() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['voice']) }))
      this.dispatchEvent(new Event('stop'))
    }
  }
  vi.stubGlobal('MediaRecorder', PlayedRecorder)
  const getUserMedia = () =>
    allowed ? Promise.resolve({ getTracks: () => [track] }) : Promise.reject(new Error('denied'))
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }),
  )
  URL.createObjectURL = vi.fn<() => string>(() => 'blob:voice')
  URL.revokeObjectURL = vi.fn<(url: string) => void>()
  return track
}
