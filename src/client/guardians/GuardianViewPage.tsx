import * as pages from '#domain/pages.ts'
import { BackLink } from '../app/BackLink.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { StudentViewCards } from './StudentViewCards.tsx'

/** Shows the student what a guardian sees. */
export function GuardianViewPage() {
  const query = useApi('GET /api/guardians/view', {})
  return (
    <>
      <BackLink to={pages.guardians}>My guardians</BackLink>
      <PageTitle title="What your guardians see">
        They see this page, and your month of birth when you change it, but never your chats, your
        reflections or your notes. Guardians can see that you have another guardian, but not who it
        is.
      </PageTitle>
      <Loaded query={query}>{(view) => <StudentViewCards view={view} />}</Loaded>
    </>
  )
}
