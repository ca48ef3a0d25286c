import { ageBandOf } from '#domain/people/birth-month.ts'
import { useApi } from '../../app/use-api.ts'

/** Whether the student is known to be 18 or older; false while unknown. */
export function useAdult(): boolean {
  const { data } = useApi('GET /api/profile', {})
  const month = data?.fields.find(({ name }) => name === 'birthMonth')?.value
  return ageBandOf(month || null, new Date()) === 'adult'
}
