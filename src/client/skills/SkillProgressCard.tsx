import { TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { topSkills } from '#domain/learning/skills.ts'
import * as pages from '#domain/pages.ts'
import type { Output } from '../app/api.ts'
import { Link } from '../app/Link.tsx'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { SkillIcon } from '../parts/skills/SkillIcon.tsx'
import { FinishedMark, ShownMark } from '../parts/progress/Marks.tsx'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { useApi } from '../app/use-api.ts'
import { Loaded } from '../app/Loaded.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { Radar } from '../ui/Radar.tsx'
import { masteryMeans } from './mastery-means.ts'

const SkillSheet = lazyPart(() => import('./SkillSheet.tsx'), 'SkillSheet')

type Progress = Output<'GET /api/skills'>['skills'][number]

export function SkillProgressCard() {
  const query = useApi('GET /api/skills', {})
  return (
    <Card title="Skill Progress">
      <Loaded query={query} loading="Loading skills...">
        {({ skills }) => <Skills skills={skills} />}
      </Loaded>
    </Card>
  )
}

function Skills({ skills }: { skills: readonly Progress[] }) {
  const [opened, setOpened] = useState<Progress>()
  const masteryIn = new Map(skills.map(({ skill, mastery }) => [skill, mastery]))
  const top = topSkills(Object.fromEntries(skills.map(({ skill, xp }) => [skill, xp])))
  const axes = top.map((skill) => ({ label: skillLabel(skill), value: masteryIn.get(skill) ?? 0 }))
  if (skills.every(({ xp }) => xp === 0)) return <NoProgress />
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Radar title="Your six main skills" columns={['Skill', 'Mastery']} axes={axes} />
      <div>
        <p className="text-sm text-ink-soft">{masteryMeans}</p>
        <dl className="mt-3 mb-2 grid gap-2 text-sm text-ink-soft">
          <div>
            <dt className="mr-2 inline">
              <FinishedMark />
            </dt>
            <dd className="inline">You went through a course of the skill to the end.</dd>
          </div>
          <div>
            <dt className="mr-2 inline">
              <ShownMark />
            </dt>
            <dd className="inline">
              You passed its assessment or a job simulation, or a mentor passed your project. Only
              this can reach a business.
            </dd>
          </div>
        </dl>
        <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
          {skills.map((progress) => (
            <li key={progress.skill}>
              <SkillButton progress={progress} onOpen={() => setOpened(progress)} />
            </li>
          ))}
        </ul>
      </div>
      <OnDemand>
        {opened && <SkillSheet progress={opened} onClose={() => setOpened(undefined)} />}
      </OnDemand>
    </div>
  )
}

function SkillButton({ progress, onOpen }: { progress: Progress; onOpen: () => void }) {
  const { skill, mastery, finished, shown } = progress
  const label = skillLabel(skill)
  return (
    <button
      type="button"
      onClick={onOpen}
      className="-mx-2 flex min-h-14 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-sunk"
    >
      <SkillIcon skill={skill} className={mastery > 0 ? 'text-leaf' : 'text-ink-soft'} />
      <span className="min-w-0 grow">
        <span className="flex justify-between gap-3">
          <span>{label}</span>
          <span className="font-semibold tabular-nums">{mastery}%</span>
        </span>
        <ProgressBar label={label} value={mastery} className="mt-1 h-2" />
        {(finished || shown) && (
          <span className="mt-1.5 flex flex-wrap gap-1.5">
            {finished && <FinishedMark />}
            {shown && <ShownMark />}
          </span>
        )}
      </span>
    </button>
  )
}

function NoProgress() {
  return (
    <EmptyState
      icon={TrendingUp}
      title="No Skills Progress Yet"
      action={
        <Link to={pages.courses} className={buttonClass('main')}>
          Choose a course
        </Link>
      }
    >
      Every lesson, quiz and quest builds one of your 18 skills.
    </EmptyState>
  )
}
