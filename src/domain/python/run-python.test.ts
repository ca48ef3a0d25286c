import { expect, test } from 'vitest'
import { runPython } from './run-python.ts'

test.each([
  'while True:\n    pass',
  'x = []\nwhile True:\n    x.append(1)',
  'x = "a"\nwhile True:\n    x = x + x',
  'while True:\n    print("a" * 4000)',
  'x = 9\nwhile True:\n    x = x * x',
  'x = 9 ** 9 ** 9',
  'def f(n):\n    return f(n + 1)\nf(0)',
  'print("a" * 10 ** 12)',
  'x = [0] * 10 ** 12',
  'for n in range(10 ** 30):\n    pass',
  'print(list(range(10 ** 30)))',
  `print(${'('.repeat(900)}1${')'.repeat(900)})`,
  `print(${'-'.repeat(3000)}1)`,
  `x = 1${'+1'.repeat(1900)}`,
])('a program without an end is stopped soon: %s', (program) => {
  const before = performance.now()
  const { error } = runPython(program)
  expect(['Stopped', 'Not here', 'SyntaxError']).toContain(error?.kind)
  expect(performance.now() - before).toBeLessThan(2_000)
})

test('given values take the place of the first ones, and only what stands after is kept', () => {
  const program = 'sales = [1, 2]\nsales = sales + [3]\nprint(sum(sales))'
  expect(runPython(program, { given: 'sales = [10]' }).output).toBe('13\n')
  const cost = 'def cost(n):\n    return n * 2\nprint("mine")'
  expect(runPython(cost, { after: 'print(cost(4))' }).output).toBe('8\n')
  expect(runPython('print(1)', { after: 'print(cost(4))' }).error).toEqual({
    kind: 'NameError',
    message: "name 'cost' is not defined",
    line: null,
  })
})

test('what a phone types for quotes and spaces counts as quotes and spaces', () => {
  expect(runPython('if True:\n\u00a0\u00a0print(“it is”, ‘so’)').output).toBe('it is so\n')
})
