import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { expect, signUp, test } from './app.ts'
import { readyForOffline } from './offline.ts'
import { finishArticle } from './lessons.ts'

test.use({ serviceWorkers: 'allow' })

const course = 'mentorship-find-a-guide-be-a-guide'

type Item = { id: string; title: string } & (
  | { type: 'article' | 'project' | 'reflection' }
  | { type: 'checklist'; tasks: { id: string }[] }
  | { type: 'exercise'; exercise: Match | Order }
  | { type: 'quiz'; questions: { options?: string[]; correct_answer: string }[] }
)
type Match = { kind: 'match'; pairs: { left: string; right: string }[] }
type Order = { kind: 'order'; steps: string[] }

/** The items of the course with their keys, which no page has before they are answered. */
function itemsOf(id: string): Item[] {
  const { sections } = parse(readFileSync(`content/courses/${id}.yaml`, 'utf8')) as {
    sections: { items: Item[] }[]
  }
  return sections.flatMap(({ items }) => items)
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const text = `Good afternoon Ms Campbell. My name is Romario and I am in fifth form in Clarendon. I saw the
  murals that your team painted at our library, and I draw every week with a classmate. May I send you three short
  questions this month about your first year as an animator? Two minutes for each would help me a lot. I will tell you what
  I tried afterwards. If you have no time, that is fine too, and thank you for reading this message of mine today.`

test('a whole course without a connection arrives once, also when a response is lost', async ({
  page,
  context,
}) => {
  await signUp(page)
  const enrolled = await page.request.post(`/api/courses/${course}/enrol`, { data: {} })
  expect(enrolled.ok(), await enrolled.text()).toBe(true)
  await page.goto(`/course/${course}/progress`)
  await expect(page.getByText('Course progress').first()).toBeVisible()
  await readyForOffline(page, course)
  const items = itemsOf(course)
  const [first, ...rest] = items
  await context.setOffline(true)

  let waiting = 1
  await page.goto(`/courses/${course}/lessons/${first?.id}`)
  await finishArticle(page)
  await notSent(page, waiting)
  for (const item of rest.filter(({ type }) => type !== 'article')) {
    await page.goto(`/courses/${course}/lessons/${item.id}`)
    await work(page, item)
    waiting += item.type === 'quiz' ? item.questions.length : 1
    if (item.type === 'checklist') waiting += item.tasks.length - 1
    await notSent(page, waiting)
  }
  await page.goto(`/course/${course}/progress`)
  for (const { title } of rest.filter(({ type }) => type === 'article')) {
    await press(page, `Mark Complete: ${title}`)
    await notSent(page, (waiting += 1))
  }
  expect(await paidFor(page)).toEqual({})

  // The server has the first of them, and its response does not arrive.
  await page.route(
    '**/complete',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await context.setOffline(false)
  await expect(page.getByText(/not sent yet/)).toHaveCount(0)
  await page.goto(`/course/${course}/progress`)
  await expect(page.getByText('100%', { exact: true })).toBeVisible()
  // The course pays twice: for its end, and for its skill.
  expect(await paidFor(page)).toEqual({
    content_completion: items.length,
    quiz_pass: items.filter(({ type }) => type === 'quiz').length,
    course_completion: 2,
  })
})

async function notSent(page: Page, count: number): Promise<void> {
  const words = count === 1 ? '1 thing not sent yet' : `${count} things not sent yet`
  await expect(page.getByText(words)).toBeVisible()
}

async function work(page: Page, item: Item): Promise<void> {
  switch (item.type) {
    case 'quiz':
      for (const [index, { options, correct_answer: key }] of item.questions.entries()) {
        await expect(
          page.getByText(`Question ${index + 1} of ${item.questions.length}`),
        ).toBeVisible()
        await press(page, options?.[Number(key)] ?? (key === 'true' ? 'True' : 'False'))
        await expect(page.getByText('Your answer is kept on this device.')).toBeVisible()
        if (index < item.questions.length - 1) await press(page, 'Continue')
      }
      return
    case 'exercise':
      if (item.exercise.kind === 'match')
        for (const { left, right } of item.exercise.pairs) {
          await press(page, left)
          await press(page, right)
        }
      else await inOrder(page, item.exercise.steps)
      await press(page, 'Check')
      break
    case 'checklist':
      await expect(page.getByRole('checkbox')).toHaveCount(item.tasks.length)
      for (const box of await page.getByRole('checkbox').all()) await box.check()
      break
    default:
      await page.getByRole('textbox').fill(text)
      await page.getByRole('button', { name: /^(Hand in|Save)$/ }).click()
  }
}

/** Sorting by insertion: each step moves up to its place. */
async function inOrder(page: Page, steps: readonly string[]): Promise<void> {
  for (const [place, step] of steps.entries()) {
    const up = page.getByRole('button', { name: `Move up: ${step}`, exact: true })
    const row = page.getByRole('listitem').filter({ has: up })
    while (Number.parseInt(await row.innerText(), 10) > place + 1) await up.click()
  }
}

/** How often the ledger has paid for each kind of thing in a course. */
async function paidFor(page: Page): Promise<Record<string, number>> {
  const response = await page.request.get('/api/activities')
  const { activities } = (await response.json()) as { activities: { type: string }[] }
  const counts: Record<string, number> = {}
  for (const { type } of activities)
    if (/_completion$|_pass$/.test(type)) counts[type] = (counts[type] ?? 0) + 1
  return counts
}
