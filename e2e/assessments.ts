import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { expect } from './app.ts'

/** As its author writes it. */
type Question = { id: string; points?: number } & (
  | { type: 'multiple_choice' | 'true_false' | 'number'; correct_answer: string }
  | { type: 'short_answer'; correct_answer: string; accepted?: string[] }
  | { type: 'mark_lines'; document: { lines: { text: string; wrong?: string }[] } }
  | { type: 'order'; steps: string[] }
)

/** The questions of an assessment with their keys, which no page ever has. */
export function questionsOf(id: string): readonly Question[] {
  const file = readFileSync(`content/assessments/${id}.yaml`, 'utf8')
  return (parse(file) as { questions: Question[] }).questions
}

/** Answers every question of the open sitting, this many of the choices wrong. Returns how many were scored. */
export async function answerAssessment(page: Page, id: string, wrong: number): Promise<number> {
  await expect(page.getByRole('button', { name: 'Submit Assessment' })).toBeVisible()
  const known = questionsOf(id)
  let scored = 0
  let missed = 0
  for (const field of await page.locator('[data-question]').all()) {
    const questionId = await field.getAttribute('data-question')
    const question = known.find((each) => each.id === questionId)
    if (question === undefined) throw new Error(`${questionId} is not in the content`)
    if (question.type !== 'short_answer' || question.accepted !== undefined) scored += 1
    const isWrong = isChoice(question) && missed < wrong
    if (isWrong) missed += 1
    await answer(field, question, !isWrong)
  }
  return scored
}

type Field = ReturnType<Page['locator']>

async function answer(field: Field, question: Question, right: boolean) {
  switch (question.type) {
    case 'short_answer':
    case 'number':
      return field.getByRole('textbox').fill(question.correct_answer)
    case 'mark_lines':
      return tapWrongLines(field, question)
    case 'order':
      return putInOrder(field, question)
    default: {
      const { type, correct_answer: key } = question
      const value = right ? key : type === 'true_false' ? other(key) : key === '0' ? '1' : '0'
      return field.locator(`input[value="${value}"]`).check()
    }
  }
}

/** Taps every line of the document that is wrong. */
export async function tapWrongLines(
  field: Field,
  { document }: Extract<Question, { type: 'mark_lines' }>,
): Promise<void> {
  for (const [index, { wrong }] of document.lines.entries())
    if (wrong !== undefined) await field.getByRole('checkbox').nth(index).check()
}

/** Moves each step up to its place, by keyboard. */
export async function putInOrder(
  field: Field,
  { steps }: Extract<Question, { type: 'order' }>,
): Promise<void> {
  for (const [place, step] of steps.entries()) {
    const up = field.getByRole('button', { name: `Move up: ${step}` })
    const rows = await field.getByRole('listitem').all()
    const texts = await Promise.all(rows.map((row) => row.innerText()))
    const at = texts.findIndex((text) => text.includes(step))
    for (let from = at; from > place; from -= 1) await up.press('Enter')
  }
  const keep = field.getByRole('button', { name: 'Keep this order' })
  if (await keep.isVisible()) await keep.press('Enter')
}

function isChoice({ type }: Question): boolean {
  return type === 'multiple_choice' || type === 'true_false'
}

function other(key: string): string {
  return key === 'true' ? 'false' : 'true'
}
