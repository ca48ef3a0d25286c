const firstHour = 6
const lastHour = 22

/** The half hours of a day that can be offered for a meeting: '16:30' is shown as '4:30 PM'. */
export const halfHours: readonly { value: string; label: string }[] = Array.from(
  { length: (lastHour - firstHour) * 2 + 1 },
  (_, index) => {
    const hour = firstHour + Math.floor(index / 2)
    const minutes = index % 2 === 0 ? '00' : '30'
    return {
      value: `${String(hour).padStart(2, '0')}:${minutes}`,
      label: `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`,
    }
  },
)
