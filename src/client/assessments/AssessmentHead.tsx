import type { ReactNode } from 'react'
import type { Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { Output } from '../app/api.ts'
import { levelName } from '../parts/learning/level-name.ts'
import { Link } from '../app/Link.tsx'
import { skillLabel } from '../parts/skills/skill-label.ts'

interface AssessmentHeadProps {
  assessment: Output<'GET /api/assessments/:id'>['assessment']
  /** The back link; the list of all assessments is only for students. */
  back?: { to: Address; label: string }
  children?: ReactNode
}

const toList = { to: pages.assessments, label: 'All assessments' } as const

export function AssessmentHead({ assessment, back = toList, children }: AssessmentHeadProps) {
  const { title, description, skill, level } = assessment
  return (
    <header className="mb-6">
      <Link to={back.to} className="link mb-1 inline-flex min-h-11 items-center">
        {back.label}
      </Link>
      <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
      <p className="mt-1 text-ink-soft">{description}</p>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
        <div className="flex gap-2">
          <dt className="text-ink-soft">Skill Category</dt>
          <dd className="font-semibold">{skillLabel(skill)}</dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-ink-soft">Level</dt>
          <dd className="font-semibold">{levelName(level)}</dd>
        </div>
      </dl>
      {children}
    </header>
  )
}
