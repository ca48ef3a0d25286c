import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openScene } from '../testing/scene.tsx'
import { emptyReply } from './conversation.ts'
import { Reply } from './Reply.tsx'

const rate = 'PUT /api/advisor/replies/:id/verdict'
const reply = {
  ...emptyReply('reply-1', 'guide'),
  state: 'done' as const,
  text: 'Take the form to a tax office.',
  choices: [{ label: 'How do I get an NIS number?', ask: 'How do I get an NIS number?' }],
  answeredBy: { kind: 'answer' as const, id: 'trn' },
}

test('a verdict is sent with one tap, changed by another, and taken back by the same', async () => {
  const { user, sentTo } = show()
  const good = screen.getByRole('button', { name: 'This helped' })
  await user.click(good)
  expect(good.getAttribute('aria-pressed')).toBe('true')
  expect(await screen.findByText('Good to know. Thank you.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'This did not help' }))
  expect(good.getAttribute('aria-pressed')).toBe('false')
  await user.click(screen.getByRole('button', { name: 'This did not help' }))
  await expect
    .poll(() => sentTo(rate))
    .toEqual([
      { id: 'reply-1', verdict: 'good' },
      { id: 'reply-1', verdict: 'bad' },
      { id: 'reply-1', verdict: null },
    ])
})

test('after a miss the nearest questions are offered, and a tap asks one', async () => {
  const { user, onAsk } = show()
  await user.click(screen.getByRole('button', { name: 'Not what I asked' }))
  await user.click(await screen.findByRole('button', { name: 'I lost my TRN card' }))
  expect(onAsk).toHaveBeenCalledWith('I lost my TRN card')
})

test('a verdict that could not be sent is shown as it was', async () => {
  const { user, server } = show()
  server.goOffline()
  const good = screen.getByRole('button', { name: 'This helped' })
  await user.click(good)
  await expect.poll(() => good.getAttribute('aria-pressed')).toBe('false')
})

test('only the newest reply has texts to tap', async () => {
  const { user, onAsk, show: showInstead } = show()
  await user.click(screen.getByRole('button', { name: 'How do I get an NIS number?' }))
  expect(onAsk).toHaveBeenCalledWith('How do I get an NIS number?')
  showInstead(<Reply reply={reply} onAgain={undefined} onAsk={undefined} />)
  expect(screen.queryByRole('button', { name: 'How do I get an NIS number?' })).toBeNull()
})

function show() {
  const onAsk = vi.fn<(question: string) => void>()
  const scene = openScene(<Reply reply={reply} onAgain={undefined} onAsk={onAsk} />, {
    answers: {
      [rate]: { choices: [{ label: 'I lost my TRN card', ask: 'I lost my TRN card' }] },
    },
  })
  return { ...scene, onAsk }
}
