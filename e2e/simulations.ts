import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { expect } from './app.ts'
import { putInOrder, tapWrongLines } from './assessments.ts'

/** As its author writes it. */
interface Task {
  id: string
  type: string
  options?: { text: string; worth: string }[]
  fields?: { label: string; options?: string[]; right?: string; accepted?: string[] }[]
  model?: string
  correct_answer?: string
  steps?: string[]
  document?: { lines: { text: string; wrong?: string }[] }
}
export interface DayStep {
  id: string
  tasks: Task[]
}

/** The steps of a simulation with their keys, which no page ever has. */
export function stepsOf(id: string): DayStep[] {
  const file = readFileSync(`content/simulations/${id}.yaml`, 'utf8')
  return (parse(file) as { parts: { steps: DayStep[] }[] }).parts.flatMap(({ steps }) => steps)
}

/** Does the step that is open as well as it can be done, with touch, and leaves its mark on the screen. */
export async function doStep(page: Page, step: DayStep): Promise<void> {
  const [task] = step.tasks
  if (task === undefined) throw new Error(`${step.id} has no task`)
  const main = page.getByRole('main')
  switch (task.type) {
    case 'decision': {
      const best = task.options?.find(({ worth }) => worth === 'best')?.text ?? ''
      await main.getByRole('button', { name: best }).tap()
      break
    }
    case 'form':
      for (const { label, right, accepted = [] } of task.fields ?? []) {
        const control = main.locator('form').getByLabel(label, { exact: true })
        await (right === undefined ? control.fill(accepted[0] ?? '') : control.selectOption(right))
      }
      break
    case 'reply':
      await main.getByRole('textbox').fill(task.model ?? '')
      break
    case 'number':
      await main.getByRole('textbox').fill(task.correct_answer ?? '')
      break
    case 'mark_lines':
      await tapWrongLines(main.locator('form'), {
        ...task,
        type: 'mark_lines',
        document: task.document ?? { lines: [] },
      })
      break
    default:
      await putInOrder(main.locator('form'), { ...task, type: 'order', steps: task.steps ?? [] })
  }
  if (task.type !== 'decision') await page.getByRole('button', { name: 'Check', exact: true }).tap()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
}
