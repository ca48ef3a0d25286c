import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleOpening } from '../testing/examples.ts'
import { openScene } from '../testing/scene.tsx'
import { ReportSheet } from './ReportSheet.tsx'

const report = 'POST /api/opportunities/:id/report'

test('without a reason nothing is sent, and the first reason gets the focus', async () => {
  const { user, sentTo } = show()
  await user.click(screen.getByRole('button', { name: 'Report' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose what is wrong.')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'It asks for money' }))
  expect(sentTo(report)).toEqual([])
})

test('a report is sent once with its note, and thanked for where it cannot be missed', async () => {
  const { user, server, sentTo, onClose } = show()
  await user.click(screen.getByRole('radio', { name: 'It asks for money' }))
  const note = screen.getByRole('textbox', { name: 'Tell us more (optional)' })
  await user.type(note, ' They want J$5,000. ')
  const release = server.hold()
  await user.dblClick(screen.getByRole('button', { name: 'Report' }))
  release()
  expect(await screen.findByRole('dialog', { name: 'We got it' })).toBeTruthy()
  expect(sentTo(report)).toEqual([
    { id: exampleOpening.id, reason: 'asks-for-money', note: 'They want J$5,000.' },
  ])
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a report that did not arrive is not thanked for, and nothing written is lost', async () => {
  const { user, server } = show()
  await user.click(screen.getByRole('radio', { name: 'It feels unsafe' }))
  await user.type(screen.getByRole('textbox'), 'Meet at night')
  const comeBack = server.goOffline()
  await user.click(screen.getByRole('button', { name: 'Report' }))
  await expect.poll(() => screen.getByRole('alert').textContent).toContain('No connection.')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Meet at night')
  expect(screen.getByRole('radio', { checked: true })).toHaveProperty('value', 'unsafe')
  comeBack()
  await user.click(screen.getByRole('button', { name: 'Report' }))
  expect(await screen.findByRole('dialog', { name: 'We got it' })).toBeTruthy()
})

function show() {
  const onClose = vi.fn<() => void>()
  const { id, title } = exampleOpening
  const scene = openScene(<ReportSheet id={id} title={title} onClose={onClose} />, {
    answers: { [report]: { done: true } },
  })
  return { ...scene, onClose }
}
