import { useApi } from './use-api.ts'

/** Whether a student never said when they were born; undefined until that is known. */
export function useBirthMonthMissing(): boolean | undefined {
  const { data, error } = useApi('GET /api/profile', {})
  // Nobody is kept from what they want to do by a question that could not be read.
  if (data === undefined) return error ? false : undefined
  return data.fields.some(({ name, value }) => name === 'birthMonth' && value === '')
}
