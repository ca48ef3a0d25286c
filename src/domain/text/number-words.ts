import { replacedIn, type FoldedText } from './folded-text.ts'

/**
 * Converts number words in folded text to digits: "fifteen" is "15", "two thousand" is "2000",
 * "triple five oh" is "555 0".
 */
export function withDigits(words: FoldedText): FoldedText {
  const steps: readonly (readonly [RegExp, (match: string, ...groups: string[]) => string])[] = [
    // Written together, or half in digits: "eightsevensix", "5five5".
    [new RegExp(`(?<![a-z0-9])(?:${single}){2,12}(?![a-z0-9])`, 'g'), splitNumbers],
    [new RegExp(`\\b(${tens}) (${units})\\b`, 'g'), (_all, ten = '', unit = '') => sum(ten, unit)],
    [new RegExp(`\\b(?:${tens}|${teens}|${single})\\b`, 'g'), (word) => digitsOf(word)],
    [/\b(?:double|dubble) (\d)\b/g, (_all, digit = '') => digit.repeat(2)],
    [/\b(?:triple|treble) (\d)\b/g, (_all, digit = '') => digit.repeat(3)],
    [/\b(\d{1,3}) hundred\b/g, (_all, count = '') => `${count}00`],
    [/\b(\d{1,3}) (?:thousand|grand|k)\b/g, (_all, count = '') => `${count}000`],
    // These count as numbers only between digits.
    [/(?<=\b\d )(?:oh?|nought)\b|\b(?:oh?)(?= \d\b)/g, () => '0'],
    [
      /(?<=\b\d )(?:ate|won|to|too|for|fore|tree|sicks)(?= \d\b)/g,
      (word) => soundAlikes[word] ?? word,
    ],
  ]
  return steps.reduce((text, [pattern, by]) => replacedIn(text, pattern, by), words)
}

const numbers: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  fiv: 5,
  six: 6,
  seven: 7,
  sevn: 7,
  eight: 8,
  eigth: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const wordsBetween = (from: number, to: number) =>
  Object.keys(numbers)
    .filter((word) => (numbers[word] ?? -1) >= from && (numbers[word] ?? 100) <= to)
    .join('|')
const units = wordsBetween(1, 9)
const single = `${wordsBetween(0, 9)}|\\d`
const teens = wordsBetween(10, 19)
const tens = wordsBetween(20, 90)

const soundAlikes: Readonly<Record<string, string>> = {
  ate: '8',
  won: '1',
  to: '2',
  too: '2',
  for: '4',
  fore: '4',
  tree: '3',
  sicks: '6',
}

function digitsOf(word: string): string {
  return numbers[word]?.toString() ?? word
}

function sum(ten: string, unit: string): string {
  return String((numbers[ten] ?? 0) + (numbers[unit] ?? 0))
}

function splitNumbers(run: string): string {
  if (/^\d+$/.test(run)) return run
  return run.replace(new RegExp(wordsBetween(0, 9), 'g'), digitsOf)
}
