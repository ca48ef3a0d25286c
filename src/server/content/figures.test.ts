import { expect, test } from 'vitest'
import { course, folderWith, problemsIn } from './sample-folder.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 328 40">
  <title>One &amp; two</title>
  <desc>A line.</desc>
  <g id="figure"><path d="M0 0h9" stroke="currentColor"/></g>
</svg>
`
const onCard = (id: string) =>
  course().replace('              Words 1\n', `              Words 1\n            figure: ${id}\n`)

test('a figure on a card or a question is fine', () => {
  const shown = folderWith({
    'figures/one-two.svg': drawing,
    'courses/budgeting-first.yaml': onCard('one-two'),
  })
  expect(problemsIn(shown)).toEqual([])
  const asked = course().replace(
    'question: Which?',
    'question: Which?\n            figure: one-two',
  )
  expect(
    problemsIn(
      folderWith({ 'figures/one-two.svg': drawing, 'courses/budgeting-first.yaml': asked }),
    ),
  ).toEqual([])
})

test('a figure that does not exist is reported with its line', () => {
  const text = onCard('gone')
  const line = text.split('\n').findIndex((written) => written.includes('figure: gone')) + 1
  expect(problemsIn(folderWith({ 'courses/budgeting-first.yaml': text }))).toEqual([
    `content/courses/budgeting-first.yaml:${line} there is no figure gone`,
  ])
})

test('a figure that nobody sees is reported', () => {
  expect(problemsIn(folderWith({ 'figures/one-two.svg': drawing }))).toEqual([
    'content/figures/one-two.svg:1 no card and no question has this figure',
  ])
})

test('a figure without words, in another width or too heavy is reported', () => {
  const files = (svg: string) =>
    folderWith({ 'figures/one-two.svg': svg, 'courses/budgeting-first.yaml': onCard('one-two') })
  for (const svg of [drawing.replace('A line.', ' '), drawing.replace('328', '640')])
    expect(problemsIn(files(svg))).toEqual([
      expect.stringContaining('has viewBox="0 0 328 <height>", a <title> and a <desc>'),
    ])
  const heavy = Array.from({ length: 3000 }, (_, index) => `<path d="M${index * index} 0"/>`).join(
    '',
  )
  expect(problemsIn(files(drawing.replace('</g>', `${heavy}</g>`)))).toEqual([
    expect.stringContaining('a figure weighs at most 6000 bytes compressed'),
  ])
})
