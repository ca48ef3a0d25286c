import { expect, test } from 'vitest'
import { runPython } from './run-python.ts'

/** Each with the line and the message of CPython 3.11; where it says more, ours is its beginning. */
const mistakes: readonly (readonly [program: string, line: number, message: string])[] = [
  [
    `total = 50
print(totl)`,
    2,
    "NameError: name 'totl' is not defined. Did you mean: 'total'?",
  ],
  [
    `if age = 18:
    print("x")`,
    1,
    "SyntaxError: invalid syntax. Maybe you meant '==' or ':=' instead of '='?",
  ],
  [
    `price = "300"
print(price * 2)
print(price + 5)`,
    3,
    'TypeError: can only concatenate str (not "int") to str',
  ],
  ['print(5 + "5")', 1, "TypeError: unsupported operand type(s) for +: 'int' and 'str'"],
  [
    `age = 17
if age > 17
    print("a")`,
    2,
    "SyntaxError: expected ':'",
  ],
  ['print("Good morning)', 1, 'SyntaxError: unterminated string literal (detected at line 1)'],
  [
    `late = True
if late:
print("x")`,
    3,
    "IndentationError: expected an indented block after 'if' statement on line 2",
  ],
  [
    `print("a")
  print("b")`,
    2,
    'IndentationError: unexpected indent',
  ],
  [
    `days = ["Mon"]
print(days[1])`,
    2,
    'IndexError: list index out of range',
  ],
  [
    `days = ["Mon"]
print(days["Mon"])`,
    2,
    'TypeError: list indices must be integers or slices, not str',
  ],
  ['days[0] = 4', 1, "NameError: name 'days' is not defined"],
  ['print(10 / 0)', 1, 'ZeroDivisionError: division by zero'],
  ['print(10 // 0)', 1, 'ZeroDivisionError: integer division or modulo by zero'],
  ['print(10.0 % 0)', 1, 'ZeroDivisionError: float modulo'],
  ['print(int("x"))', 1, "ValueError: invalid literal for int() with base 10: 'x'"],
  ['print(float("x"))', 1, "ValueError: could not convert string to float: 'x'"],
  [
    `print((1 + 2)
x = 4`,
    1,
    "SyntaxError: '(' was never closed",
  ],
  ['print(1 + 2))', 1, "SyntaxError: unmatched ')'"],
  [
    `def cost(p, q):
    return p * q
print(cost(1))`,
    3,
    "TypeError: cost() missing 1 required positional argument: 'q'",
  ],
  [
    `def cost(p, q):
    return p * q
print(cost(1, 2, 3))`,
    3,
    'TypeError: cost() takes 2 positional arguments but 3 were given',
  ],
  [
    `def cost(p, q, r):
    return p * q
print(cost())`,
    3,
    "TypeError: cost() missing 3 required positional arguments: 'p', 'q', and 'r'",
  ],
  [
    `def one(p):
    return p
one(1, 2)`,
    3,
    'TypeError: one() takes 1 positional argument but 2 were given',
  ],
  ['5 = x', 1, "SyntaxError: cannot assign to literal here. Maybe you meant '==' instead of '='?"],
  [
    'f() = 3',
    1,
    "SyntaxError: cannot assign to function call here. Maybe you meant '==' instead of '='?",
  ],
  [
    'print "hi"',
    1,
    "SyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)?",
  ],
  ['break', 1, "SyntaxError: 'break' outside loop"],
  ['return 5', 1, "SyntaxError: 'return' outside function"],
  [
    `for i in 5:
    print(i)`,
    1,
    "TypeError: 'int' object is not iterable",
  ],
  ['print(len(5))', 1, "TypeError: object of type 'int' has no len()"],
  [
    `x = "abc"
x.push(4)`,
    2,
    "AttributeError: 'str' object has no attribute 'push'",
  ],
  [
    `x = [1]
x.add(2)`,
    2,
    "AttributeError: 'list' object has no attribute 'add'",
  ],
  [
    `x = 5
x(3)`,
    2,
    "TypeError: 'int' object is not callable",
  ],
  ['None + 1', 1, "TypeError: unsupported operand type(s) for +: 'NoneType' and 'int'"],
  ['print("a" < 1)', 1, "TypeError: '<' not supported between instances of 'str' and 'int'"],
  ['print("a" - "b")', 1, "TypeError: unsupported operand type(s) for -: 'str' and 'str'"],
  ['print([1] + 2)', 1, 'TypeError: can only concatenate list (not "int") to list'],
  ['print([1] * "a")', 1, "TypeError: can't multiply sequence by non-int of type 'str'"],
  [
    `count = 0
def up():
    count = count + 1
up()`,
    3,
    "UnboundLocalError: cannot access local variable 'count' where it is not associated with a value",
  ],
  [
    `x = [1, 2
print(x)`,
    1,
    "SyntaxError: '[' was never closed",
  ],
  ['print(max([]))', 1, 'ValueError: max() arg is an empty sequence'],
  ['sum(["a"])', 1, "TypeError: unsupported operand type(s) for +: 'int' and 'str'"],
  ['",".join([1])', 1, 'TypeError: sequence item 0: expected str instance, int found'],
  ['"abc"[0] = "x"', 1, "TypeError: 'str' object does not support item assignment"],
  [
    `x = "abc"
x[0] = "y"`,
    2,
    "TypeError: 'str' object does not support item assignment",
  ],
  ['print("abc"["a"])', 1, "TypeError: string indices must be integers, not 'str'"],
  [
    `else:
    print(1)`,
    1,
    'SyntaxError: invalid syntax',
  ],
  [
    `x = 4
if x == 4:
    print(1)
   print(2)`,
    4,
    'IndentationError: unindent does not match any outer indentation level',
  ],
  ['print(round("a"))', 1, "TypeError: type str doesn't define __round__ method"],
  ['print(3 in "abc")', 1, "TypeError: 'in <string>' requires string as left operand, not int"],
  ['print(3 in 4)', 1, "TypeError: argument of type 'int' is not iterable"],
  ['x = 2abc', 1, 'SyntaxError: invalid decimal literal'],
  ['print(f"{}")', 1, 'SyntaxError: f-string: empty expression not allowed'],
  ['print(f"{x")', 1, "SyntaxError: f-string: expecting '}'"],
  ['print(f"x}")', 1, "SyntaxError: f-string: single '}' is not allowed"],
  [
    `elif x:
    pass`,
    1,
    'SyntaxError: invalid syntax',
  ],
  [
    `def f(a, a):
    pass`,
    1,
    "SyntaxError: duplicate argument 'a' in function definition",
  ],
  ['while True print(1)', 1, 'SyntaxError: invalid syntax'],
  [
    `for in range(3):
    pass`,
    1,
    'SyntaxError: invalid syntax',
  ],
  ['x = ', 1, 'SyntaxError: invalid syntax'],
  ['[1, 2].pop(5)', 1, 'IndexError: pop index out of range'],
  ['[].pop()', 1, 'IndexError: pop from empty list'],
  ['[1].remove(2)', 1, 'ValueError: list.remove(x): x not in list'],
  ['print(-"a")', 1, "TypeError: bad operand type for unary -: 'str'"],
  ['print(abs("a"))', 1, "TypeError: bad operand type for abs(): 'str'"],
  ['print(range(1.5))', 1, "TypeError: 'float' object cannot be interpreted as an integer"],
  [
    `for i in range(0, 5, 0):
    print(i)`,
    1,
    'ValueError: range() arg 3 must not be zero',
  ],
  [
    'print(sorted([2, "a"]))',
    1,
    "TypeError: '<' not supported between instances of 'str' and 'int'",
  ],
  ['"a" + 1', 1, 'TypeError: can only concatenate str (not "int") to str'],
  ['print(undefined_name + 1)', 1, "NameError: name 'undefined_name' is not defined"],
  [
    `if 5 > 3:
    x = 1
        y = 2`,
    3,
    'IndentationError: unexpected indent',
  ],
]

test.each(mistakes)('a mistake is named as Python names it: %s', (program, line, message) => {
  const { error } = runPython(program)
  const ours = `${error?.kind}: ${error?.message}`
  expect([error?.line, message.slice(0, ours.length)]).toEqual([line, ours])
  expect(error?.kind).toBe(message.slice(0, message.indexOf(':')))
})

test.each([
  ['class Box:\n    pass', '“class”'],
  ['import os', '“import”'],
  ['x = {}', '“{”'],
  ['a, b = 1, 2', 'tuples; write a list, such as [1, 2]'],
  ['print([n for n in [1]])', '“for” within brackets'],
  ['print("a", end="")', 'inputs with a name, such as sep='],
  ['x = input("?")', '“input”: give the value its own line at the top'],
  ['x = [[1]]', 'lists within lists'],
  ['f = lambda x: x', '“lambda”'],
  ['print(len)', '“len” without its brackets here'],
  ['x = "a"\nprint(x.title())', '“.title()”'],
  ['x = 0x10', 'numbers such as 0x10'],
  ['for x in [1]:\n    pass\nelse:\n    pass', '“else” after a loop'],
])('what this Python does not know it refuses by name: %s', (program, what) => {
  const { error } = runPython(program)
  expect([error?.kind, error?.message]).toEqual([
    'Not here',
    `This small Python does not know ${what}.`,
  ])
})
