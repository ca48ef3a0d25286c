import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStore } from './store.ts'
import { useStore } from './use-store.ts'

test('every component that uses a store shows its value and follows its changes', () => {
  const count = createStore(1)
  const Count = () => <p>{useStore(count)}</p>
  render(
    <>
      <Count />
      <Count />
    </>,
  )
  expect(screen.getAllByText('1')).toHaveLength(2)
  act(() => count.set(2))
  expect(screen.getAllByText('2')).toHaveLength(2)
})

test('a component that mounts later shows the current value, and setting the same value does not render it again', () => {
  const rendered: string[] = []
  const name = createStore('Ann')
  name.set('Bea')
  function Name() {
    rendered.push(useStore(name))
    return null
  }
  render(<Name />)
  act(() => name.set('Bea'))
  expect(rendered).toEqual(['Bea'])
})

test('a change of one store does not affect another', () => {
  const first = createStore(1)
  const second = createStore(1)
  first.set(2)
  expect([first.get(), second.get()]).toEqual([2, 1])
})
