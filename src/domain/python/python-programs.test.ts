import { expect, test } from 'vitest'
import { runPython } from './run-python.ts'

/** Each with what CPython 3.11 printed. */
const programs: readonly (readonly [program: string, printed: string])[] = [
  [
    `money = 500
uniform = True
if uniform:
    price = 50
else:
    price = 100
change = money - price
print(change)`,
    `450
`,
  ],
  [
    `sales = [600, 850, 700]
total = 0
for amount in sales:
    total = total + amount
print(total)
print(sales, sales[0], sales[-1], len(sales))`,
    `2150
[600, 850, 700] 600 700 3
`,
  ],
  [
    `def cost(price, qty):
    return price * qty

print(cost(1500, 2))
def double(n):
    answer = n * 2
print(double(4))`,
    `3000
None
`,
  ],
  [
    `for n in range(3):
    print(n)
for n in range(10, 0, -3): print(n)
print(range(3), list(range(2, 8, 2)), len(range(0, 10, 3)))`,
    `0
1
2
10
7
4
1
range(0, 3) [2, 4, 6] 4
`,
  ],
  [
    `print(7 / 2, 7 // 2, -7 // 2, 7 % 3, -7 % 3, 7 % -3, -7.5 // 2, -7.5 % 2, 2 ** 10, 2 ** -1, 9 ** 0.5)`,
    `3.5 3 -4 1 2 -2 -4.0 0.5 1024 0.5 3.0
`,
  ],
  [
    `print(0.1 + 0.2, 1.0, 1e16, 1e15, 1e-5, 0.0001, 123456789.123, 10 / 5, 1e22, 5e-324, -0.0, 2.5e20)`,
    `0.30000000000000004 1.0 1e+16 1000000000000000.0 1e-05 0.0001 123456789.123 2.0 1e+22 5e-324 -0.0 2.5e+20
`,
  ],
  [
    `print(round(2.5), round(3.5), round(2.675, 2), round(1234.5678, 2), round(0.125, 2), round(0.375, 2), round(-2.5), round(7, 2), round(5.0), round(1.005, 2), round(2.345, 1))`,
    `2 4 2.67 1234.57 0.12 0.38 -2 7 5 1.0 2.3
`,
  ],
  [
    `name = "Kay"
total = 1234567.891
print(f"{name} pays J\${total:,.2f} for {3 * 4} bags")
print(f"{{x}} {total:.0f} {12:,} {1234567:,} {0.5:.0f} {1.5:.0f} {2.5:.1f} {5:.2f} {1234.5:,}")`,
    `Kay pays J$1,234,567.89 for 12 bags
{x} 1234568 12 1,234,567 0 2 2.5 5.00 1,234.5
`,
  ],
  [
    `print("a" + "b" * 3, "x" in "xyz", "q" not in "xyz", 3 in [1, 2, 3], not True, 1 < 2 < 3, 1 < 3 < 2)`,
    `abbb True True True False True False
`,
  ],
  [
    `print(True + True, True == 1, 1 == 1.0, "1" == 1, None == 0, [1, 2] == [1, 2.0], [1] != [2])`,
    `2 True True False False True True
`,
  ],
  [
    `print(0 or "a", "" and "b", 5 and 6, None or 0, not "", not [0])`,
    `a  6 0 True False
`,
  ],
  [
    `x = 10
x += 5
x -= 1
x *= 2
x //= 3
x %= 5
x **= 3
x /= 4
print(x)`,
    `16.0
`,
  ],
  [
    `items = []
items.append(3)
items.append(1)
items.append(2)
items.sort()
print(items, items.pop(), items.pop(0), items, items.count(2))
items.insert(0, "a")
items.insert(9, 'b"')
items.insert(9, "it's")
items.remove(2)
print(items, sorted([3, 1, 2]), sum([1, 2.5]), min(4, 2, 9), max([1, 7, 3]), abs(-4), abs(-2.5))
items[0] = True
items[-1] += "!"
print(items[0:2], items[1:], items[:-1], items[5:], "portmore"[0:4], "portmore"[-1])`,
    `[2] 3 1 [2] 1
['a', 'b"', "it's"] [1, 2, 3] 3.5 2 7 4 2.5
[True, 'b"'] ['b"', "it's!"] [True, 'b"'] [] port e
`,
  ],
  [
    `word = " Half Way Tree "
print(word.strip().upper(), word.lower(), word.split(), "a,b,,c".split(","), "-".join(["x", "y"]), "aXbX".replace("X", "--"), "abab".count("ab"), "abc".startswith("ab"), "abc".endswith("b"))`,
    `HALF WAY TREE  half way tree  ['Half', 'Way', 'Tree'] ['a', 'b', '', 'c'] x-y a--b-- 2 True False
`,
  ],
  [
    `n = 3
while n > 0:
    print(n)
    n = n - 1
    if n == 1:
        break
for c in "abc":
    if c == "b":
        continue
    print(c)`,
    `3
2
a
c
`,
  ],
  [
    `def fact(n):
    if n <= 1:
        return 1
    return n * fact(n - 1)
print(fact(20), fact(5))`,
    `2432902008176640000 120
`,
  ],
  [
    `total = 0
def add(n):
    return total + n
total = 5
print(add(2))
def own(n):
    total = n
    return total
print(own(9), total)`,
    `7
9 5
`,
  ],
  [
    `print(int("12") + 1, int(3.9), int(-3.9), float("2.5"), float("1e3"), str(5) + "5", bool(""), bool("0"), int(True), str(2.0), int(" 7 "), float(" -.5 "))`,
    `13 3 -3 2.5 1000.0 55 False True 1 2.0 7 -0.5
`,
  ],
  [
    `x = 5 if 3 > 2 else 6
print(x)
print((1 +
       2) * 3)
vals = [
    1,
    2,
]
print(vals)
# comment
print("end")  # more`,
    `5
9
[1, 2]
end
`,
  ],
  [
    `print(-2 ** 2, (-2) ** 2, 2 ** 3 ** 2, --3, +4, 10 - 2 - 3, 2 + 3 * 4)`,
    `-4 4 512 3 4 5 14
`,
  ],
  [
    `print("say \\"hi\\"", 'it''s', "a\\tb\\\\n", "line\\nnext", ['a\\nb', "it's", 'q"'])`,
    `say "hi" its a	b\\n line
next ['a\\nb', "it's", 'q"']
`,
  ],
  [
    `age = 12
if age < 12:
    print("child")
elif age == 12:
    print("twelve")
elif age < 18:
    print("teen")
else:
    print("adult")`,
    `twelve
`,
  ],
  [
    `s = "x"
s *= 3
s += "y"
print(s, len(s), s[1])`,
    `xxxy 4 x
`,
  ],
  [
    `print(100000000000000000000 * 3, 2**70, -7 // -2, 5 % 2.5, 1/3)`,
    `300000000000000000000 1180591620717411303424 3 0.0 0.3333333333333333
`,
  ],
  [
    `a = [1, 2, 3]
b = a
b.append(4)
print(a)
for v in a:
    if v > 2:
        a.remove(v)
print(a)`,
    `[1, 2, 3, 4]
[1, 2, 4]
`,
  ],
  [
    `def grade(score):
    if score >= 80:
        return "A"
    elif score >= 60:
        return "B"
    return "C"
for s in [80, 79, 60, 12]:
    print(s, grade(s))`,
    `80 A
79 B
60 B
12 C
`,
  ],
  [
    `print(round(1e20), round(0.5), round(1.5), round(-0.4), round(12.5, 0), round(25, 1))`,
    `100000000000000000000 0 2 0 12.0 25
`,
  ],
  [
    `print("it's" 'ok' f"{1}")`,
    `it'sok1
`,
  ],
  [
    `print(f"{'a'} {[1, 2][0]} {3 > 2} {'x' * 3} {None} {1.0}")`,
    `a 1 True xxx None 1.0
`,
  ],
]

test.each(programs)('it prints what Python prints: %s', (program, printed) => {
  expect(runPython(program)).toEqual({ output: printed, error: null })
})
