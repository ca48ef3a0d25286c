import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { expect } from './app.ts'

/** As its author writes it. */
interface Question {
  id: string
  type: 'multiple_choice' | 'true_false' | 'short_answer'
  correct_answer: string
  accepted?: string[]
}

/** The questions of an assessment with their keys, which no page ever has. */
function questionsOf(id: string): readonly Question[] {
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
    const isChoice = question.type !== 'short_answer'
    if (isChoice || question.accepted !== undefined) scored += 1
    const isWrong = isChoice && missed < wrong
    if (isWrong) missed += 1
    await answer(field, question, !isWrong)
  }
  return scored
}

async function answer(field: ReturnType<Page['locator']>, question: Question, right: boolean) {
  const { correct_answer: key } = question
  if (question.type === 'short_answer') {
    await field.getByRole('textbox').fill(key)
    return
  }
  const value = right ? key : question.type === 'true_false' ? other(key) : key === '0' ? '1' : '0'
  await field.locator(`input[value="${value}"]`).check()
}

function other(key: string): string {
  return key === 'true' ? 'false' : 'true'
}
