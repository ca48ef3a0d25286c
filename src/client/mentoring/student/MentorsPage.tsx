import { skills } from '#domain/learning/skills.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { useSearchParam } from '../../app/location.ts'
import { PageTitle } from '../../app/PageTitle.tsx'
import { skillLabel } from '../../parts/skills/skill-label.ts'
import { useApi } from '../../app/use-api.ts'
import { DoctorBird } from '../../parts/art/DoctorBird.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Select } from '../../ui/Select.tsx'
import { MentorCard } from './MentorCard.tsx'
import { MentorLinks } from './MentorLinks.tsx'

const everySkill = 'every'
const options = [
  { value: everySkill, label: 'Every skill' },
  ...skills.map((skill) => ({ value: skill, label: skillLabel(skill) })),
]

export function MentorsPage() {
  const [skillParam, setSkillParam] = useSearchParam('skill')
  const skill = skills.find((each) => each === skillParam)
  return (
    <>
      <MentorLinks />
      <PageTitle title="Find a mentor">
        Working people our staff have checked. Ask one of them to meet you by video.
      </PageTitle>
      <Select
        label="What do you want to get better at?"
        options={options}
        value={skill ?? everySkill}
        onChange={({ target }) => setSkillParam(target.value === everySkill ? null : target.value)}
        className="mb-4 max-w-md"
      />
      <Mentors {...(skill ? { skill } : {})} onAll={() => setSkillParam(null)} />
    </>
  )
}

interface MentorsProps {
  skill?: (typeof skills)[number]
  onAll: () => void
}

function Mentors({ skill, onAll }: MentorsProps) {
  const query = useApi('GET /api/mentors', skill ? { skill } : {})
  return (
    <Loaded query={query} loading="Loading mentors...">
      {({ mentors }) =>
        mentors.length === 0 ? (
          <EmptyState
            picture={<DoctorBird mood="thinking" className="h-24" />}
            title={skill ? 'No mentor for this skill yet' : 'No mentors yet'}
            action={
              skill && (
                <Button tone="quiet" onClick={onAll}>
                  See every mentor
                </Button>
              )
            }
          >
            New mentors join after our staff have checked them. You can use everything else on Upful
            without one.
          </EmptyState>
        ) : (
          <ul className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            {mentors.map((mentor) => (
              <MentorCard key={mentor.id} mentor={mentor} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
