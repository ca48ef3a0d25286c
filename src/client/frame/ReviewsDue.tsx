import { plural } from '#domain/text/plural.ts'
import { useApi } from '../app/use-api.ts'
import { NavCount } from './NavCount.tsx'

/** How many questions are back today. */
export function ReviewsDue() {
  const { data } = useApi('GET /api/dashboard', {})
  const due = data?.kind === 'ready' ? (data.student?.reviewsDue ?? 0) : 0
  return <NavCount count={due} words={`${plural(due, 'question')} due`} />
}
