import { expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { course, facts, folderWith, path, problemsIn, quests } from './sample-folder.ts'

test('a complete folder whose ids are released has no problems', () => {
  expect(problemsIn(folderWith({}))).toEqual([])
})

test('a value that does not fit its schema is reported with its line', () => {
  const quests = `- id: one-step
  title: One step
  description: Finish one item.
  why: It adds up.
  cadence: hourly
  xp: 15
  skill: null
  goal: { event: content-completed, target: 1 }
`
  expect(problemsIn(folderWith({ 'quests.yaml': quests }))).toEqual([
    expect.stringMatching(/^content\/quests\.yaml:5 cadence: /),
  ])
})

test('text that is not YAML, a missing file and a wrong file name are reported', () => {
  expect(problemsIn(folderWith({ 'quests.yaml': 'title: "never closed\n' }))).toEqual([
    expect.stringMatching(/^content\/quests\.yaml:2 /),
  ])
  expect(problemsIn(folderWith({ 'quests.yaml': null }))).toEqual([
    'content/quests.yaml:1 this file is missing',
  ])
  expect(
    problemsIn(
      folderWith({ 'courses/other.yaml': course(), 'courses/budgeting-first.yaml': null }),
    ),
  ).toContain('content/courses/other.yaml:1 the file should be called budgeting-first.yaml')
})

test('a question without an explanation or with a key out of range is reported', () => {
  const broken = course().replace("explanation: 'Because 1'", "explanation: ''")
  expect(problemsIn(folderWith({ 'courses/budgeting-first.yaml': broken }))).toEqual([
    expect.stringMatching(
      /^content\/courses\/budgeting-first\.yaml:\d+ .*explanation: this must not be blank$/,
    ),
  ])
  const outOfRange = course().replace('correct_answer: "0"', 'correct_answer: "7"')
  expect(problemsIn(folderWith({ 'courses/budgeting-first.yaml': outOfRange }))).toEqual([
    expect.stringContaining('correct_answer is not the index of an option'),
  ])
})

test.each([
  ['Name one thing to bring.', 'a pen', 'many answers are right'],
  ['Which time is missing?', 'the time when the meeting ends', 'nobody would type exactly'],
])('the question "%s" with the key "%s" is reported', (text, accepted, problem) => {
  const short = (question: string, keys: string) =>
    course().replace(
      /(- id: .*\n\s+)type: multiple_choice[\s\S]*?correct_answer: "0"/,
      `$1type: short_answer\n            question: ${question}\n            correct_answer: A pen\n            accepted: ["${keys}"]`,
    )
  expect(problemsIn(folderWith({ 'courses/budgeting-first.yaml': short(text, accepted) }))).toEqual(
    [expect.stringContaining(problem)],
  )
  const number = folderWith({ 'courses/budgeting-first.yaml': short('Name one value.', '3000') })
  expect(problemsIn(number)).toEqual([])
})

test('a duplicate id in a list is reported at the second one', () => {
  const twice = `${facts}${facts}`
  expect(problemsIn(folderWith({ 'facts.yaml': twice }))).toEqual([
    'content/facts.yaml:8 duplicate id: minimum-wage-hour',
  ])
})

test.each([
  ['prerequisites: []', 'prerequisites: [gone]', 'there is no course gone'],
  [
    'prerequisites: []',
    'prerequisites: [budgeting-first]',
    'budgeting-first would be its own prerequisite',
  ],
  ['Words 1', 'Pay is {{fact:gone}}', 'there is no fact gone'],
  ['Words 1', 'Pay is {{minimum-wage-hour}}', 'write a fact as {{fact:id}}'],
  ['Words 1', 'The minimum wage is J$425.', 'J$425 is hard-coded: use {{fact:minimum-wage-hour}}'],
  ['Words 1', 'Call 876-922-9500 now', '876-922-9500 is hard-coded: use a fact with the number'],
  ['id: q2', 'id: q1', 'duplicate question id in this course: q1'],
])('a course with "%s" replaced by "%s" is reported with its line', (from, to, message) => {
  const text = course().replace(from, to)
  const line = text.split('\n').findLastIndex((written) => written.includes(to)) + 1
  expect(problemsIn(folderWith({ 'courses/budgeting-first.yaml': text }))).toContain(
    `content/courses/budgeting-first.yaml:${line} ${message}`,
  )
})

test('a lesson that says far more minutes than it takes is reported', () => {
  const folder = folderWith({
    'courses/budgeting-first.yaml': course().replace('minutes: 5', 'minutes: 25'),
  })
  expect(problemsIn(folder)).toContainEqual(expect.stringMatching(/it takes about 4 minutes$/))
})

test('an article of too many or too long cards is reported', () => {
  const long = 'word '.repeat(111).trim()
  const card = /          - text: \|\n              Words 1\n[\s\S]*?explanation: It is 1\.\n/
  const files = (text: string) => folderWith({ 'courses/budgeting-first.yaml': text })
  expect(problemsIn(files(course().replace('Words 1', long)))).toEqual([
    expect.stringContaining('a card has at most 110 words, not 111'),
  ])
  expect(problemsIn(files(course().replace(card, (one) => one.repeat(8))))).toContainEqual(
    expect.stringContaining('an article has at most 7 cards, not 8'),
  )
})

test('evidence and goals that refer to unknown ids are reported', () => {
  const evidence = path.replace('course: budgeting-first', 'course: gone')
  expect(problemsIn(folderWith({ 'paths/saver.yaml': evidence }))).toEqual([
    'content/paths/saver.yaml:10 there is no course gone',
  ])
  const goal = quests.replace('target: 1', 'target: 1, where: { course: gone }')
  expect(problemsIn(folderWith({ 'quests.yaml': goal }))).toEqual([
    'content/quests.yaml:8 there is no such course',
  ])
})

test('a section without a task and a course that is too small are reported', () => {
  const [text = ''] = course().split('      - id: quiz-3')
  const problems = problemsIn(folderWith({ 'courses/budgeting-first.yaml': text }))
  expect(problems).toContainEqual(
    expect.stringMatching(/:\d+ a section has at least one article and one thing to do$/),
  )
  expect(problems).toContainEqual(expect.stringMatching(/a course has 11 to 18 items, not 9$/))
  expect(problems).toContainEqual(expect.stringMatching(/a course has at least 3 quizzes, not 2$/))
})

test('a fact that is due for review is a warning, never a problem', () => {
  const folder = folderWith({})
  expect(checkContent(folder, '2027-06-14').warnings).toEqual([])
  expect(checkContent(folder, '2027-06-15')).toEqual({
    problems: [],
    warnings: [
      {
        file: 'content/facts.yaml',
        line: 6,
        message: 'the fact minimum-wage-hour is due for review: look it up again',
      },
    ],
  })
})

test('a link to a page, course or lesson that does not exist is reported with its line', () => {
  const answer = `---
title: How do I save?
topic: other
asked: [save money, how to save, saving, put away money, start saving, saving tips]
---
Start [here](/courses/budgeting-first), see [your skills](/dashboard?tab=skills),
or [order a course](/courses/create). Not [this](/course/budgeting-first),
[that](/dashboard?tab=jobs), [a course](/courses/gone)
or [a lesson](/courses/budgeting-first/lessons/gone).
`
  expect(problemsIn(folderWith({ 'answers/money/saving.md': answer }))).toEqual([
    'content/answers/money/saving.md:7 there is no page /course/budgeting-first',
    'content/answers/money/saving.md:8 there is no page /dashboard?tab=jobs',
    'content/answers/money/saving.md:8 there is no page /courses/gone',
    'content/answers/money/saving.md:9 there is no page /courses/budgeting-first/lessons/gone',
  ])
})

test('a hard word that no lesson uses is reported with its line', () => {
  const words = (form: string) =>
    `- id: some-word\n  forms: [${form}]\n  meaning: It means something.\n`
  expect(problemsIn(folderWith({ 'words.yaml': words('words') }))).toEqual([])
  expect(problemsIn(folderWith({ 'words.yaml': words('wordy') }))).toEqual([
    'content/words.yaml:1 no lesson uses the word wordy',
  ])
  const elsewhere = `${words('words')}  skills: [programming]\n`
  expect(problemsIn(folderWith({ 'words.yaml': elsewhere }))).toHaveLength(1)
})

test('a loan or a job service filed under a kind of job is reported', () => {
  const programmes = `- id: loan
  title: A loan
  organisation: A bureau
  location: Jamaica
  type: full-time
  description: Money for tuition.
  skills: [budgeting]
  url: https://example.org
  audience: Students
  service: true
`
  expect(problemsIn(folderWith({ 'programmes.yaml': programmes }))).toEqual([
    expect.stringMatching(/^content\/programmes\.yaml:5 type: a service is not a job/),
  ])
})
