import { foldedLetters } from '#domain/text/folded-text.ts'
import { withDigits } from '#domain/text/number-words.ts'

/**
 * The figures of a text that people act on: money, percentages, ages, phone numbers and dates, each as a key
 * such as `money:17000`, however it is written.
 */
export function statedFigures(text: string): Set<string> {
  const plain = withDigits(foldedLetters(text)).text.replace(/[*_`]/g, '')
  return new Set(
    kinds
      .flatMap(({ kind, pattern, value }) =>
        Array.from(plain.matchAll(pattern), (match) =>
          value(match.slice(1)).map((key) => `${kind}:${key}`),
        ),
      )
      .flat(),
  )
}

/** Decides which figures the given sources support. */
export function figuresFrom(sources: readonly string[]): (figure: string) => boolean {
  const known = new Set(sources.flatMap((source) => [...statedFigures(source)]))
  const numbers = new Set(sources.flatMap(bareNumbers))
  const phones = sources
    .map((source) => source.replace(/(?<=\d)[\s().-]{1,2}(?=\d)/g, ''))
    .join(' ')
  return (figure) => {
    if (known.has(figure)) return true
    const [kind = '', value = ''] = figure.split(':')
    // A table of pay has its currency in the heading, and a range names the age only once.
    if (kind === 'money') return Number(value) >= 100 && numbers.has(Number(value))
    if (kind === 'age') return numbers.has(Number(value))
    return kind === 'phone' && phones.includes(value)
  }
}

interface Kind {
  kind: 'money' | 'percent' | 'age' | 'phone' | 'date'
  pattern: RegExp
  /** The keys, from the groups of a match. */
  value: (groups: readonly (string | undefined)[]) => string[]
}

const number = String.raw`(\d[\d,]*(?:\.\d+)?)`
const many = '(k|thousand|million|m|billion)?'
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const moneyUnits = String.raw`(?:jamaican |us |united states )?(?:dollars?|jmd|usd|bucks|grand)`

const kinds: readonly Kind[] = [
  { kind: 'money', pattern: new RegExp(`\\$ ?${number} ?${many}(?![a-z])`, 'g'), value: amount },
  {
    kind: 'money',
    pattern: new RegExp(`\\b${number} ?${many} ?${moneyUnits}\\b`, 'g'),
    value: amount,
  },
  {
    kind: 'money',
    pattern: new RegExp(
      `\\b(\\d{1,3}(?:,\\d{3})+|\\d{4,}|\\d{1,3}(?=k))(k)?(?:\\.\\d+)? (?:an?|per|each) (?:hour|day|week|fortnight|month|year)\\b`,
      'g',
    ),
    value: amount,
  },
  {
    kind: 'percent',
    pattern: new RegExp(`${number} ?(?:%|percent\\b|per cent\\b)`, 'g'),
    value: amount,
  },
  {
    kind: 'age',
    pattern: /\b(\d{1,2})(?:-| )?(?:years?|yrs?)(?:-| )(?:old|of age)\b/g,
    value: amount,
  },
  { kind: 'age', pattern: /\b(?:ages?|aged)(?: of| from| is)? (\d{1,2})\b/g, value: amount },
  {
    kind: 'age',
    pattern:
      /\b(?:under|over|below|turn|turned|until|you are|at least) ([1-6]\d)(?! ?(?:%|percent|per cent|minutes?|hours?|days?|weeks?|months?|words?|questions?|points?|xp|lessons?|people|dollars?|[a-z]*,?\d))\b/g,
    value: amount,
  },
  {
    kind: 'phone',
    pattern: /(?<![\d$,.])(\+?\(?\d(?:[\s().-]{0,2}\d){6,13})(?![\d,])/g,
    value: digits,
  },
  {
    kind: 'phone',
    pattern: /\b(?:call|dial|phone|ring|text)(?: at| on)? (\d{3})\b/g,
    value: digits,
  },
  {
    kind: 'date',
    pattern: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${months})\\b`, 'g'),
    value: dayAndMonth,
  },
  {
    kind: 'date',
    pattern: new RegExp(`\\b(${months}) (\\d{1,2})(?:st|nd|rd|th)?(?!\\d)`, 'g'),
    value: ([month, day]) => dayAndMonth([day, month]),
  },
  {
    kind: 'date',
    pattern: new RegExp(`\\b(?:${months}),? (?:\\d{1,2},? )?(\\d{4})\\b`, 'g'),
    value: digits,
  },
  {
    kind: 'date',
    pattern: /\b(?:in|since|from|until|by|of|before|after) ((?:19|20)\d\d)\b/g,
    value: digits,
  },
  { kind: 'date', pattern: /\b((?:19|20)\d\d)-\d\d(?:-\d\d)?\b/g, value: digits },
]

const factors: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  billion: 1e9,
}

function amount([value = '', unit]: readonly (string | undefined)[]): string[] {
  const factor = unit === undefined ? 1 : (factors[unit] ?? 1)
  return [String(Number(value.replaceAll(',', '')) * factor)]
}

function digits([value = '']: readonly (string | undefined)[]): string[] {
  return [value.replace(/\D/g, '')]
}

function dayAndMonth([day = '', month = '']: readonly (string | undefined)[]): string[] {
  return [`${Number(day)}-${month.slice(0, 3)}`]
}

function bareNumbers(text: string): number[] {
  const plain = withDigits(foldedLetters(text)).text
  return Array.from(plain.matchAll(/\d[\d,]*(?:\.\d+)?/g), ([match]) =>
    Number(match.replaceAll(',', '')),
  )
}
