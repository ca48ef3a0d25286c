/** A Jamaican number as '+18765550142', however it was written; null if it is not one. */
export function jamaicanPhone(text: string): string | null {
  const number = phoneNumber(text)
  return number !== null && /^\+1(?:876|658)/.test(number) ? number : null
}

/** A number of any country as '+442079460958'. Without a country code it is from Jamaica, the USA or Canada. */
export function phoneNumber(text: string): string | null {
  // "+44 (0)20 …": the zero is only dialled within the country.
  const typed = text.trim().replace('(0)', '')
  if (!/^\+?[\d\s()./-]{7,30}$/.test(typed)) return null
  const number = withCountry(typed.replace(/\D/g, ''), typed.startsWith('+'))
  return /^(?:1[2-9]\d{2}[2-9]\d{6}|[2-9]\d{7,14})$/.test(number) ? `+${number}` : null
}

/** As written in Jamaica: '876-555-0142'; foreign numbers with their country code. */
export function shownPhone(number: string): string {
  const [, area, ...rest] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? []
  if (area === undefined) return number
  const local = [area, ...rest].join('-')
  return area === '876' || area === '658' ? local : `+1 ${local}`
}

function withCountry(digits: string, hasPlus: boolean): string {
  if (hasPlus) return digits
  const dialledAbroad = /^(?:011|00)(\d+)$/.exec(digits)?.[1]
  if (dialledAbroad !== undefined) return dialledAbroad
  if (digits.length === 10) return `1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? digits : ''
}
