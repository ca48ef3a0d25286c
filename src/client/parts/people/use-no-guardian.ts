import { useSession } from '../../app/session.ts'
import { useApi } from '../../app/use-api.ts'

/** Whether a student whose request waits for a guardian has no linked guardian who could be asked. */
export function useNoGuardian(waits: boolean): boolean {
  const session = useSession()
  const student = session.state === 'signed-in' && session.user.role === 'student'
  const { data } = useApi('GET /api/guardians', {}, { enabled: waits && student })
  if (!waits || data === undefined) return false
  return data.guardians.every(({ standing }) => standing !== 'in-force')
}
