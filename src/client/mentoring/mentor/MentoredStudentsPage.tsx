import { PageTitle } from '../../app/PageTitle.tsx'
import { StudentsCard } from './StudentsCard.tsx'
import { VerifiedMentor } from './VerifiedMentor.tsx'

export function MentoredStudentsPage() {
  return (
    <>
      <PageTitle title="Your students">How they are getting on, and what they show you.</PageTitle>
      <VerifiedMentor before="The students you mentor are listed here once our staff have checked who you are.">
        {({ students }) => <StudentsCard students={students} />}
      </VerifiedMentor>
    </>
  )
}
