import type { Page } from '@playwright/test'
import { axe, expect, inBothThemes, signUp, test } from './app.ts'

const course = '/courses/workplace-skills-first-job-ready/lessons'
const payLesson = `${course}/hours-first`

inBothThemes({ desktop: 'neither' }, () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a lesson has a figure, reads itself aloud and explains its hard words', async ({
    page,
  }) => {
    await speakOnDemand(page)
    await signUp(page)
    await page.goto(payLesson)

    const figure = page.getByRole('figure')
    await expect(figure.getByRole('img', { name: /^A pay slip for one week/ })).toBeVisible()
    await expect.poll(() => drawnWidth(page)).toBeGreaterThan(250)
    await figure.getByText('In words').click()
    await expect(figure.getByText('A pay slip for one week')).toBeVisible()
    await axe(page)
    await figure.getByText('In words').click()

    const word = page.getByRole('button', { name: 'gross pay', exact: true })
    await word.press('Enter')
    await expect(page.getByText('What you earned before anything is taken out.')).toBeInViewport()
    await axe(page)
    await page.keyboard.press('Escape')
    await expect(word).toBeFocused()
    await expect(word).toHaveAttribute('aria-expanded', 'false')
    await word.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(word).toHaveAttribute('aria-expanded', 'false')

    const listen = page.getByRole('button', { name: 'Listen' })
    await listen.press('Enter')
    await expect(listen).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => marked(page)).toBe('Tajay opens his first pay slip.')
    await axe(page)
    await listen.press('Enter')
    await expect(listen).toHaveAttribute('aria-pressed', 'false')
    expect(await marked(page)).toBeNull()

    await listen.click()
    await page.getByRole('link', { name: /^Leave the lesson/ }).click()
    await expect(page.getByRole('heading', { name: 'First Job Ready' })).toBeVisible()
    expect(await marked(page)).toBeNull()
  })
})

test('a question can be about a figure', async ({ page }) => {
  await signUp(page)
  await page.goto('/courses/data-analysis-numbers-that-speak/lessons/chart-quiz')
  await page.getByRole('button', { name: 'A line with twelve equal steps' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: /^Two bars for customers/ })).toBeVisible()
  await expect.poll(() => drawnWidth(page)).toBeGreaterThan(150)
})

/** A device with one voice that begins with the first sentence and never ends. */
async function speakOnDemand(page: Page) {
  await page.addInitScript(() => {
    const queue: SpeechSynthesisUtterance[] = []
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'en-GB', localService: true }],
      speak: (utterance: SpeechSynthesisUtterance) => {
        queue.push(utterance)
        if (queue.length === 1) setTimeout(() => utterance.dispatchEvent(new Event('start')))
      },
      cancel: () => (queue.length = 0),
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class extends EventTarget {
        text: string
        constructor(text: string) {
          super()
          this.text = text
          this.addEventListener('start', () => this.onstart?.())
        }
        onstart?: () => void
      },
    })
  })
}

function marked(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const [range] = CSS.highlights.get('spoken') ?? []
    return range instanceof Range ? range.toString() : null
  })
}

/** What the drawing itself takes, which is nothing if its file did not arrive. */
function drawnWidth(page: Page): Promise<number> {
  return page.evaluate(
    () => document.querySelector('figure use')?.getBoundingClientRect().width ?? 0,
  )
}
