import { useApi } from '../../app/use-api.ts'

/** Whether a student never gave a birth month; undefined while unknown. */
export function useBirthMonthMissing(): boolean | undefined {
  const { data, isFetched } = useApi('GET /api/profile', {})
  // If the profile can't be loaded, don't block the student with the question, also while it is fetched once more.
  if (data === undefined) return isFetched ? false : undefined
  return data.fields.some(({ name, value }) => name === 'birthMonth' && value === '')
}
