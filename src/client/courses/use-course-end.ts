import { celebrateMoment } from '../app/moments.ts'
import { useSession } from '../app/session.ts'

/** Celebrates the end of a course after its last lesson. */
export function useCourseEnd({ id, title }: { id: string; title: string }): () => void {
  const session = useSession()
  return () => {
    if (session.state === 'signed-in')
      celebrateMoment({ type: 'course-end', key: `course-end:${id}`, title }, session.user.id)
  }
}
