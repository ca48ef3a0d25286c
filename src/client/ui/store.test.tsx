import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStore } from './store.ts'
import { useStore } from './use-store.ts'

test('every component that uses a store shows its value, and shows it again when it changes', () => {
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

test('a component that appears later shows the value of that moment, and setting it again is no change', () => {
  const drawn: string[] = []
  const name = createStore('Ann')
  name.set('Bea')
  function Name() {
    drawn.push(useStore(name))
    return null
  }
  render(<Name />)
  act(() => name.set('Bea'))
  expect(drawn).toEqual(['Bea'])
})

test('two stores do not know each other', () => {
  const one = createStore(1)
  const other = createStore(1)
  one.set(2)
  expect([one.get(), other.get()]).toEqual([2, 1])
})
