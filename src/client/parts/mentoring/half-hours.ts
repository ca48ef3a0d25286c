type TimeOption = Readonly<{ value: string; label: string }>

/** Every half hour of a day: '16:30' is shown as '4:30 PM'. */
export const allHalfHours: readonly TimeOption[] = Array.from({ length: 48 }, (_, index) => {
  const hour = Math.floor(index / 2)
  const minutes = index % 2 === 0 ? '00' : '30'
  return {
    value: `${String(hour).padStart(2, '0')}:${minutes}`,
    label: `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`,
  }
})

const [first, last] = ['06:00', '22:00']

/** Those that can be offered for a meeting on one day. */
export const halfHours = allHalfHours.filter(({ value }) => value >= first && value <= last)
