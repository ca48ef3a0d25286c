import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { openScene } from '../../testing/scene.tsx'
import { startingOrder, type OpenWork } from './given-answer.ts'
import { WorkInput } from './WorkInput.tsx'

const base = { question: 'Do it.', points: 1 }
const slip = {
  ...base,
  id: 'slip',
  type: 'mark_lines' as const,
  document: { title: 'Pay slip', lines: ['Basic pay', 'Overtime', 'NHT', 'Deposit'] },
}
const smoothie = {
  ...base,
  id: 'smoothie',
  type: 'order' as const,
  steps: ['Blend', 'Cut', 'Wash'],
}
const pay = { ...base, id: 'pay', type: 'number' as const, unit: 'J$' }

describe('a document', () => {
  test('is a group named by the question and its title, and its lines are pressed on and off', async () => {
    const { user, answers } = show(slip)
    const group = screen.getByRole('group', { name: 'Do it. Pay slip' })
    await user.click(within(group).getByRole('checkbox', { name: 'Deposit' }))
    await user.click(within(group).getByText('Overtime'))
    expect(answers.at(-1)).toBe('1,3')
    await user.click(within(group).getByRole('checkbox', { name: 'Deposit' }))
    expect(answers.at(-1)).toBe('1')
  })

  test('is marked by keyboard', async () => {
    const { user, answers } = show(slip)
    await user.tab()
    await user.tab()
    await user.keyboard(' ')
    expect(answers).toEqual(['1'])
  })

  test('that is marked says of each line whether it was found, and stays', () => {
    show(slip, '1,2', '1,3')
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines).toEqual(['Basic pay', 'OvertimeFound', 'NHTIs right', 'DepositMissed'])
    expect(screen.getByRole('group')).toHaveProperty('disabled', true)
  })
})

describe('steps', () => {
  test('move by button, and the answer says nothing until one does', async () => {
    const { user, answers } = show(smoothie)
    const shown = startingOrder(smoothie, 'seed').split(',')
    expect(order()).toEqual(shown.map((index) => smoothie.steps[Number(index)]))
    const last = order().at(-1) ?? ''
    await user.click(screen.getByRole('button', { name: `Move up: ${last}` }))
    expect(answers).toEqual([[shown[0], shown[2], shown[1]].join(',')])
    expect(order()[1]).toBe(last)
    expect(screen.queryByRole('button', { name: 'Keep this order' })).toBeNull()
  })

  test('that happen to be in order are kept by a button', async () => {
    const { user, answers } = show(smoothie)
    await user.click(screen.getByRole('button', { name: 'Keep this order' }))
    expect(answers).toEqual([startingOrder(smoothie, 'seed')])
  })

  test('that are marked say which is in its place', () => {
    show(smoothie, '2,0,1', '2,1,0')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1WashRight',
      '2BlendNot right',
      '3CutNot right',
    ])
  })
})

test('a number is typed beside its unit, with the keys for numbers', async () => {
  const { user, answers } = show(pay)
  const field = screen.getByRole('textbox', { name: 'Do it. J$' })
  expect(field.getAttribute('inputmode')).toBe('decimal')
  await user.type(field, '5,400')
  expect(answers.at(-1)).toBe('5,400')
})

function order(): string[] {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/^\d/, ''))
}

function show(question: OpenWork, first = '', settled: string | null = null) {
  const answers: string[] = []
  function Shown() {
    const [value, setValue] = useState(first)
    return (
      <>
        <p id="question">{question.question}</p>
        <WorkInput
          question={question}
          value={value}
          onChange={(changed) => {
            answers.push(changed)
            setValue(changed)
          }}
          labelledBy="question"
          orderSeed="seed"
          invalid={false}
          settled={settled}
        />
      </>
    )
  }
  return { ...openScene(<Shown />), answers }
}
