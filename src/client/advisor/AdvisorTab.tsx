import { Loaded } from '../app/Loaded.tsx'
import { useSession } from '../app/session.ts'
import { usePages } from '../app/use-pages.ts'
import { AdvisorDesk } from './AdvisorDesk.tsx'

export function AdvisorTab() {
  const session = useSession()
  if (session.state !== 'signed-in') return null
  return <Advisor />
}

function Advisor() {
  const list = usePages('GET /api/advisor', {}, 'before')
  return (
    <Loaded
      query={{ ...list, data: list.data?.[0] }}
      loading="Loading the advisor..."
      failed="The advisor did not load"
    >
      {(about) => <AdvisorDesk about={about} list={list} />}
    </Loaded>
  )
}
