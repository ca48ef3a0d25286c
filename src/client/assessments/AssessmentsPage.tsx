import { skills } from '#domain/learning/skills.ts'
import * as pages from '#domain/pages.ts'
import { LearnLinks } from '../parts/learning/LearnLinks.tsx'
import { Link } from '../app/Link.tsx'
import { useSearchParam } from '../app/location.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { usePages } from '../app/use-pages.ts'
import { LoadedList } from '../app/LoadedList.tsx'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Select } from '../ui/Select.tsx'
import { AssessmentCard } from './AssessmentCard.tsx'

const skillOptions = [
  { value: '', label: 'All skills' },
  ...skills.map((skill) => ({ value: skill, label: skillLabel(skill) })),
]

export function AssessmentsPage() {
  const [skillParam, setSkill] = useSearchParam('skill')
  const skill = skills.find((name) => name === skillParam)
  return (
    <>
      <LearnLinks />
      <PageTitle title="Assessments">You can try again, and your best score counts.</PageTitle>
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

function AssessmentList(filters: { skill?: (typeof skills)[number] }) {
  const list = usePages('GET /api/assessments', filters, 'after')
  return (
    <LoadedList
      list={list}
      loading="Loading assessments..."
      failed="The assessments did not load"
      itemsOf={({ assessments }) => assessments}
      empty={
        <EmptyState
          picture={<DoctorBird mood="thinking" className="h-24" />}
          title="No assessment for this skill yet"
          action={
            <Link to={pages.assessments} className={buttonClass('quiet')}>
              Show all assessments
            </Link>
          }
        />
      }
      className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3"
    >
      {(assessment) => <AssessmentCard key={assessment.id} assessment={assessment} />}
    </LoadedList>
  )
}
