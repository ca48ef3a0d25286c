/** The values a calculation about hours needs, from the dated facts. */
export interface HourlyPay {
  hour: number
  overtimeHour: number
  weekHours: number
}

/** The calculation a question asks for, solved step by step; null if there is none. */
export function workedSum(question: string, minimum: HourlyPay | null): string | null {
  const text = tidy(question)
  return (
    percentOff(text) ??
    percentOf(text) ??
    whatPercent(text) ??
    payForHours(text, minimum) ??
    plainSum(text)
  )
}

const number = String.raw`(\d+(?:\.\d+)?)`

/** Normalizes amounts and words: "J$2,400" becomes 2400, "per cent" becomes %. */
function tidy(question: string): string {
  return question
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/(?:j|ja|jmd)?\$\s*(?=\d)/g, '')
    .replace(/\s*(?:per ?cents?|pct|percentage)\b/g, '%')
    .replace(/\s+%/g, '%')
    .replace(/(\d)\s*k\b/g, '$1000')
    .replace(/\s+/g, ' ')
    .trim()
}

function percentOf(text: string): string | null {
  const [, percent, whole] = numbersIn(text, `${number}% (?:of|from|pon|on) (?:the )?${number}`)
  if (percent === undefined || whole === undefined) return null
  const onePercent = whole / 100
  return lines(`${show(percent)}% of ${show(whole)} is **${show(percent * onePercent)}**.`, [
    `1% is ${show(whole)} ÷ 100 = ${show(onePercent)}.`,
    `${show(percent)}% is ${show(percent)} × ${show(onePercent)} = ${show(percent * onePercent)}.`,
  ])
}

function percentOff(text: string): string | null {
  const [, percent, whole] = numbersIn(
    text,
    `${number}% (?:off|discount (?:on|off|from))(?: of)? (?:the )?${number}`,
  )
  if (percent === undefined || whole === undefined || percent > 100) return null
  const discount = (percent * whole) / 100
  return lines(`${show(percent)}% off ${show(whole)} leaves **${show(whole - discount)}**.`, [
    `${show(percent)}% of ${show(whole)} is ${show(percent)} × ${show(whole / 100)} = ${show(discount)}.`,
    `Take it away: ${show(whole)} − ${show(discount)} = ${show(whole - discount)}.`,
  ])
}

function whatPercent(text: string): string | null {
  const [, first, second] = numbersIn(text, `wh(?:at|ich) ?% of ${number} is ${number}`)
  const [, asPart = second, asWhole = first] = numbersIn(
    text,
    `wh(?:at|ich) ?% is ${number} (?:out )?of ${number}`,
  )
  const [, part = asPart, whole = asWhole] = numbersIn(
    text,
    `${number} (?:is|as|out of) (?:what|which) ?% of ${number}`,
  )
  if (part === undefined || whole === undefined || whole === 0) return null
  return lines(`${show(part)} is **${show((part / whole) * 100)}%** of ${show(whole)}.`, [
    `Divide the part by the whole: ${show(part)} ÷ ${show(whole)} = ${show(part / whole)}.`,
    `Times 100: ${show((part / whole) * 100)}%.`,
  ])
}

function payForHours(text: string, minimum: HourlyPay | null): string | null {
  const [, hours] = numbersIn(text, `${number} (?:hours?|hrs?)\\b`)
  if (hours === undefined || hours > 168) return null
  const [, rate] = numbersIn(
    text,
    `(?:at|@|for|by|x|times) ${number}(?: (?:an?|per) hour)?\\s*\\??$`,
  )
  if (rate !== undefined) {
    return lines(`${show(hours)} hours at J$${money(rate)} is **J$${money(hours * rate)}**.`, [
      `Hours × rate: ${show(hours)} × ${show(rate)} = ${show(hours * rate)}.`,
      'NIS, NHT and education tax come off that. Hours beyond the normal week pay more.',
    ])
  }
  if (minimum === null || !/minimu?[mn] (?:wage|pay)/.test(text)) return null
  const { hour, overtimeHour, weekHours } = minimum
  const usual = Math.min(hours, weekHours)
  const extra = Math.max(0, hours - weekHours)
  const total = usual * hour + extra * overtimeHour
  return lines(`${show(hours)} hours in a week at the minimum wage is **J$${money(total)}**.`, [
    `${show(usual)} hours × J$${money(hour)} = J$${money(usual * hour)}.`,
    ...(extra > 0
      ? [
          `${show(extra)} hours beyond ${show(weekHours)} × J$${money(overtimeHour)} = J$${money(extra * overtimeHour)}.`,
        ]
      : []),
    'NIS, NHT and education tax come off that.',
  ])
}

/** The question must be only a calculation: "9 - 5 job" is not. */
const onlySum = new RegExp(
  String.raw`^(?:(?:what is|whats|what's|how much is|calculate|work out|solve|can you (?:do|solve|work out)) )?${number} ?(\+|plus|-|−|minus|x|×|\*|times|multiplied by|÷|/|divided by) ?${number} ?=? ?\??$`,
)

function plainSum(text: string): string | null {
  const [, left = '', sign = '', right = ''] = onlySum.exec(text) ?? []
  if (sign === '') return null
  const [a, b] = [Number(left), Number(right)]
  if (/^[+p]/.test(sign)) return `${show(a)} + ${show(b)} = **${show(a + b)}**`
  if (sign === '-' || sign === '−' || sign === 'minus')
    return `${show(a)} − ${show(b)} = **${show(a - b)}**`
  if (/^[÷/d]/.test(sign))
    return b === 0 ? 'Nothing can be divided by 0.' : `${show(a)} ÷ ${show(b)} = **${show(a / b)}**`
  return `${show(a)} × ${show(b)} = **${show(a * b)}**`
}

function numbersIn(text: string, pattern: string): (number | undefined)[] {
  const match = new RegExp(pattern).exec(text)
  return match === null
    ? []
    : Array.from(match, (part: string | undefined) =>
        part === undefined ? undefined : Number(part),
      )
}

function show(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 4 })
}

function money(amount: number): string {
  const cents = Number.isInteger(amount) ? 0 : 2
  return amount.toLocaleString('en-US', {
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  })
}

function lines(result: string, steps: readonly string[]): string {
  return `${result}\n\n**How it is worked out**\n\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`
}
