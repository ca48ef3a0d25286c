import { TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { fullSkill, topSkills } from '#domain/learning/skills.ts'
import * as pages from '#domain/pages.ts'
import type { Output } from '../app/api.ts'
import { Link } from '../app/Link.tsx'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { SkillIcon } from '../parts/skills/SkillIcon.tsx'
import { SkillLevel } from '../parts/skills/SkillLevel.tsx'
import { useApi } from '../app/use-api.ts'
import { Loaded } from '../app/Loaded.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { Radar } from '../ui/Radar.tsx'
import { SkillSheet } from './SkillSheet.tsx'

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
  const percentOf = new Map(skills.map(({ skill, percent }) => [skill, percent]))
  const top = topSkills(Object.fromEntries(skills.map(({ skill, xp }) => [skill, xp])))
  const axes = top.map((skill) => ({ label: skillLabel(skill), value: percentOf.get(skill) ?? 0 }))
  if (skills.every(({ xp }) => xp === 0)) return <NoProgress />
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Radar title="Your six main skills" columns={['Skill', 'Progress']} axes={axes} />
      <div>
        <p className="mb-2 text-sm text-ink-soft">
          100% is {fullSkill.toLocaleString('en')} XP in a skill. The word compares your XP with
          what you can earn from its course and assessment.
        </p>
        <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
          {skills.map((progress) => (
            <li key={progress.skill}>
              <SkillButton progress={progress} onOpen={() => setOpened(progress)} />
            </li>
          ))}
        </ul>
      </div>
      {opened && <SkillSheet progress={opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

function SkillButton({ progress, onOpen }: { progress: Progress; onOpen: () => void }) {
  const { skill, percent, level } = progress
  const label = skillLabel(skill)
  return (
    <button
      type="button"
      onClick={onOpen}
      className="-mx-2 flex min-h-14 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-sunk"
    >
      <SkillIcon skill={skill} className={percent > 0 ? 'text-leaf' : 'text-ink-soft'} />
      <span className="min-w-0 grow">
        <span className="flex justify-between gap-3">
          <span>{label}</span>
          <SkillLevel level={level} percent={percent} />
        </span>
        <ProgressBar label={label} value={percent} className="mt-1 h-2" />
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
