import { useApi } from '../app/use-api.ts'

/** Whether the person may write openings and answer applicants: a viewer only reads. False until it is known. */
export function useMayAnswer(): boolean {
  const seat = useApi('GET /api/business', {}).data?.seat
  return seat !== undefined && seat !== 'viewer'
}
