const grouped = new Intl.NumberFormat('en-JM', { maximumFractionDigits: 4 })

/** An amount as lessons write it: 'J$21,348.02', '12 %', '320 MB'. */
export function amountWithUnit(value: string, unit: string | null): string {
  const number = Number(value)
  const amount = Number.isFinite(number) && value !== '' ? grouped.format(number) : value
  if (unit === null) return amount
  return unit.endsWith('$') ? `${unit}${amount}` : `${amount} ${unit}`
}
