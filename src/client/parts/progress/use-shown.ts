import { useApi } from '../../app/use-api.ts'

/** How the student has shown a skill; null if they have not, undefined until it is known. */
export function useShown(skill: string | undefined) {
  const { data } = useApi('GET /api/skills', {})
  return data?.skills.find((each) => each.skill === skill)?.shown
}
