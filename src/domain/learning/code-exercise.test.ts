import { expect, test } from 'vitest'
import { forSolving, markExercise, missingIn, solutionOf } from './exercise-marking.ts'
import { exerciseSchema } from './exercise.ts'

const file = {
  prompt: 'Add them up.',
  explanation: 'SECRET because',
  kind: 'code',
  starter: 'sales = [1, 2]\ntotal = 0\nprint(total)\n',
  solution:
    'sales = [1, 2]\ntotal = 0\nfor sale in sales:\n    total = total + sale\nprint(total)\n',
  checks: [{ prints: 3 }, { given: 'sales = [5]', prints: '5' }],
}
const sum = exerciseSchema.parse(file)
const cost = exerciseSchema.parse({
  ...file,
  starter: 'def cost(n):\n    return n',
  solution: 'def cost(n):\n    return n * 2',
  checks: [{ after: 'print(cost(4))', prints: 8 }],
})

function mark(exercise: typeof sum, source: string) {
  return markExercise(exercise, { kind: 'code', source })
}

test('the solution passes, also written in another way', () => {
  expect(markExercise(sum, solutionOf(sum))).toMatchObject({ correct: true, parts: [true, true] })
  expect(mark(sum, 'sales = [1, 2]\nprint(sum(sales))').correct).toBe(true)
  expect(mark(sum, 'sales = [1, 2]\nprint(sum(sales))').remark).toBeUndefined()
})

test('a program that only prints the answer fails once the values are others', () => {
  const { correct, parts, remark } = mark(sum, 'sales = [1, 2]\nprint(3)')
  expect({ correct, parts }).toEqual({ correct: false, parts: [true, false] })
  expect(remark).toBe(
    'When it begins with these values:\n\n```\nsales = [5]\n```\n\nYour program prints:\n\n```\n3\n```\n\nIt should print:\n\n```\n5\n```',
  )
})

test('a mistake in it is told with its line, and what it does not print as well', () => {
  expect(mark(sum, 'sales = [1, 2]\nprint(totl)').remark).toContain(
    "```\nLine 2: NameError: name 'totl' is not defined\n```",
  )
  expect(mark(sum, 'total = 1').remark).toMatch(/^Your program prints nothing/)
  expect(mark(cost, 'print(1)').remark).toContain(
    "When this comes after it:\n\n```\nprint(cost(4))\n```\n\nYour program stops with an error:\n\n```\nNameError: name 'cost' is not defined\n```",
  )
})

test('a program without an end is run once', () => {
  expect(mark(sum, 'while True:\n    pass')).toMatchObject({
    correct: false,
    parts: [false, false],
    remark: 'Your program goes on and on. Does each loop have an end?',
  })
})

test('what a program prints stays inside its block', () => {
  const { remark = '' } = mark(sum, 'print("```")')
  expect(remark.match(/```/g)).toHaveLength(4)
  expect(mark(sum, 'print("a" * 3000)').remark?.length).toBeLessThan(500)
})

test('before it is solved, neither the solution nor the checks are sent', () => {
  expect(forSolving(sum, 'seed', [])).toEqual({
    kind: 'code',
    prompt: 'Add them up.',
    starter: 'sales = [1, 2]\ntotal = 0\nprint(total)',
  })
})

test('the program has to be changed first', () => {
  const untouched = { kind: 'code', source: 'sales = [1, 2]\ntotal = 0\nprint(total)\n' } as const
  expect(missingIn(sum, untouched)).toBe('Change the program first, then check it.')
  expect(missingIn(sum, { kind: 'code', source: ' \n' })).not.toBeNull()
  expect(missingIn(sum, { kind: 'code', source: 'print(1)' })).toBeNull()
})

test.each([
  [{ solution: 'print(4)' }, 'checks.0.prints', 'the solution does not print this'],
  [{ starter: file.solution }, 'starter', 'the starter already passes every check'],
  [
    { checks: [{ prints: 3 }] },
    'checks',
    'one check needs given or after: otherwise printing the answer is enough',
  ],
  [{ solution: '\n' }, 'solution', 'this must not be blank'],
])('content that cannot be right is refused: %s', (change, path, message) => {
  const { error } = exerciseSchema.safeParse({ ...file, ...change })
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([
    path,
    message,
  ])
})
