const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

export const monthNames: readonly string[] = months

/** 'YYYY', 'YYYY-MM' or empty. */
export function isCvDate(text: string): boolean {
  return text === '' || /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/.test(text)
}

/** 'Jun 2025' for '2025-06', '2025' for '2025'. */
export function dateInWords(date: string): string {
  const [year = '', month] = date.split('-')
  const name = months[Number(month) - 1]
  return name === undefined ? year : `${name} ${year}`
}

/** 'Jun 2025 – now' for something that goes on; empty without a beginning and an end. */
export function periodInWords({ from, to }: { from: string; to: string }): string {
  if (from === '') return dateInWords(to)
  if (from === to) return dateInWords(from)
  return `${dateInWords(from)} – ${to === '' ? 'now' : dateInWords(to)}`
}
