export const payPeriods = ['hour', 'day', 'week', 'month', 'year'] as const
export type PayPeriod = (typeof payPeriods)[number]

export interface Pay {
  amount: number
  period: PayPeriod
  currency: 'JMD' | 'USD'
}

/** An amount and its period, as two columns hold them; null when there is none. */
export function payFrom<Period extends string>(
  amount: number | null,
  period: Period | null,
): { amount: number; period: Period } | null {
  return amount === null || period === null ? null : { amount, period }
}

/** Hours of a normal week under the minimum wage order. */
export const hoursAWeek = 40
/** Deliberately rough: it only separates far too much from plausible, and is never shown. */
const jmdForUsd = 155

/** The pay in Jamaican dollars for a normal week. */
export function weeklyPay(pay: Pay): number {
  const jmd = pay.currency === 'USD' ? pay.amount * jmdForUsd : pay.amount
  switch (pay.period) {
    case 'hour':
      return jmd * hoursAWeek
    case 'day':
      return jmd * 5
    case 'week':
      return jmd
    case 'month':
      return (jmd * 12) / 52
    case 'year':
      return jmd / 52
  }
}

/** The lowest whole-dollar pay for a period that reaches the minimum wage for a normal week. */
export function lowestPay(period: PayPeriod, weeklyMinimum: number): number {
  const each = weeklyPay({ amount: 1, period, currency: 'JMD' })
  return Math.ceil(Number((weeklyMinimum / each).toFixed(6)))
}

/** 'J$600 an hour', 'J$600 to J$800 an hour' */
export function payInWords({
  amount,
  upTo = null,
  period,
}: {
  amount: number
  upTo?: number | null
  period: PayPeriod
}): string {
  const most = upTo === null ? '' : ` to ${dollars(upTo)}`
  return `${dollars(amount)}${most} ${period === 'hour' ? 'an' : 'a'} ${period}`
}

function dollars(amount: number): string {
  return `J$${amount.toLocaleString('en-US')}`
}

/** Every amount in the text with a currency and a period, such as 'J$20,000 per week' or 'US$50 a day'. */
export function payIn(text: string): (Pay & { words: string })[] {
  return [...text.matchAll(payPattern)].flatMap(({ 0: words, groups }) => {
    const amount = amountOf(groups?.['amount'] ?? '', groups?.['thousand'])
    const period = payPeriods.find((each) =>
      groups?.['period']?.toLowerCase().startsWith(each.slice(0, 2)),
    )
    if (period === undefined || amount === 0) return []
    const currency = /us/i.test(groups?.['currency'] ?? '') ? ('USD' as const) : ('JMD' as const)
    return [{ amount, period, currency, words }]
  })
}

function amountOf(digits: string, thousand: string | undefined): number {
  const value = Number(digits.replaceAll(',', ''))
  return Number.isFinite(value) ? value * (thousand === undefined ? 1 : 1000) : 0
}

const payPattern =
  /(?<currency>US\$|USD\s?\$?|J\$|JMD\s?\$?|\$)\s?(?<amount>\d[\d,]{0,11}(?:\.\d{1,2})?)(?<thousand>k\b)?(?:\s?(?:-|–|to)\s?(?:US\$|J\$|\$)?[\d,.]{1,12}k?)?\s?(?:JMD|USD)?\s*(?:per|an?|each|every|\/)\s*(?<period>hour|hr|day|week|wk|month|year)/gi
