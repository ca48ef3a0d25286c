import { ClipboardCheck } from 'lucide-react'
import { skills } from '#domain/skills.ts'
import { LearnLinks } from '../app/LearnLinks.tsx'
import { Link } from '../app/Link.tsx'
import { useSearchParam } from '../app/location.ts'
import { MoreButton } from '../app/MoreButton.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { skillLabel } from '../app/skill-label.ts'
import { usePages } from '../app/use-pages.ts'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Select } from '../ui/Select.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { AssessmentCard } from './AssessmentCard.tsx'

const skillOptions = [
  { value: '', label: 'All skills' },
  ...skills.map((skill) => ({ value: skill, label: skillLabel(skill) })),
]

export function AssessmentsPage() {
  const [asked, setSkill] = useSearchParam('skill')
  const skill = skills.find((one) => one === asked)
  return (
    <>
      <LearnLinks />
      <PageTitle title="Assessments">
        About ten questions each. You can try again, and your best score counts.
      </PageTitle>
      <Select
        label="Skill"
        options={skillOptions}
        value={skill ?? ''}
        onChange={(event) => setSkill(event.currentTarget.value || null)}
        className="mb-5 max-w-xs"
      />
      <AssessmentList {...(skill ? { skill } : {})} />
    </>
  )
}

function AssessmentList(wanted: { skill?: (typeof skills)[number] }) {
  const list = usePages('GET /api/assessments', wanted, 'after')
  if (!list.pages)
    return list.error ? (
      <ErrorState
        title="The assessments did not load"
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      >
        {list.error.message}
      </ErrorState>
    ) : (
      <Spinner label="Loading assessments..." />
    )

  const assessments = list.pages.flatMap((page) => page.assessments)
  if (assessments.length === 0)
    return (
      <EmptyState
        icon={ClipboardCheck}
        title="No assessment for this skill yet"
        action={
          <Link to="/assessments" className={buttonClass('quiet')}>
            Show all assessments
          </Link>
        }
      />
    )
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {assessments.map((assessment) => (
          <AssessmentCard key={assessment.id} assessment={assessment} />
        ))}
      </ul>
      <MoreButton list={list} />
    </>
  )
}
