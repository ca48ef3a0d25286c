import { expect, test } from 'vitest'
import { course, folderWith, problemsIn } from './sample-folder.ts'

const card = /^ {10}- text: \|\n {14}Words \d\n[^]*?explanation: It is \d\.\n/gm
const options = /- \{ text: "\d", right: true \}\n.*Nothing begins at zero. \}/

test('cards whose right option always stands in one place are reported', () => {
  const problems = problemsIn(sampleWith((one) => one.repeat(4)))
  const always = 'the first option is right in 100 % of what there is to choose on the cards'
  expect(problems).toContainEqual(
    expect.stringMatching(
      /^content\/courses\/budgeting-first\.yaml:\d+ the first option .* of the course$/,
    ),
  )
  expect(problems).toContain(`content/courses:1 ${always} of all courses`)
})

test('cards whose right option is always the longest are reported, wherever it stands', () => {
  const problems = problemsIn(sampleWith(sixCards(() => 'the longest')))
  expect(problems).toEqual([
    expect.stringMatching(/:1 the longest option is right in 100 % .* of all courses$/),
    expect.stringMatching(/the longest option is right in 100 % .* of the course$/),
  ])
})

test('right options in all places and of all lengths are fine', () => {
  const lengths = ['short', 'middle one', 'the longest']
  expect(problemsIn(sampleWith(sixCards((turn) => lengths[turn] ?? '')))).toEqual([])
})

function sampleWith(cards: (one: string) => string) {
  return folderWith({ 'courses/budgeting-first.yaml': course().replace(card, cards) })
}

/** The right option goes through the three places, and through what `rightIn` says for each of three turns. */
function sixCards(rightIn: (turn: number) => string) {
  let written = 0
  return (one: string) =>
    Array.from({ length: 6 }, () => {
      const right = rightIn(Math.floor(written / 3) % 3)
      const place = written % 3
      written += 1
      const wrong = ['short', 'middle one', 'the longest'].filter((text) => text !== right)
      const texts = wrong.toSpliced(place, 0, right)
      return one.replace(
        options,
        texts
          .map((text) =>
            text === right ? `- { text: ${text}, right: true }` : `- { text: ${text}, note: No. }`,
          )
          .join(`\n${' '.repeat(16)}`),
      )
    }).join('')
}
