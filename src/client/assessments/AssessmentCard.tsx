import { href } from '#domain/href.ts'
import { isPassed } from '#domain/learning/finished-and-shown.ts'
import * as pages from '#domain/pages.ts'
import type { Output } from '../app/api.ts'
import { levelName } from '../parts/learning/level-name.ts'
import { Link } from '../app/Link.tsx'
import { ShownMark } from '../parts/progress/Marks.tsx'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { SkillIcon } from '../parts/skills/SkillIcon.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Ring } from '../ui/Ring.tsx'

interface AssessmentCardProps {
  assessment: Output<'GET /api/assessments'>['assessments'][number]
}

export function AssessmentCard({ assessment }: AssessmentCardProps) {
  const { id, title, description, skill, level, questions, best, underWay } = assessment
  return (
    <li className="relative flex min-w-0 flex-col gap-2 rounded-card border border-line bg-card p-4 shadow-raised">
      <div className="flex items-start justify-between gap-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf-strong">
          <SkillIcon skill={skill} />
        </span>
        {best !== null && (
          <Ring label={`Your best score: ${best}%`} percent={best} size={52} tone="leaf">
            <span className="text-sm">{best}%</span>
          </Ring>
        )}
      </div>
      <h2 className="text-xl">{title}</h2>
      <p className="text-ink-soft">{description}</p>
      <p className="mt-auto flex flex-wrap gap-1.5 pt-1">
        <Chip tone="leaf">{skillLabel(skill)}</Chip>
        <Chip>{levelName(level)}</Chip>
        <Chip>{questions} questions</Chip>
        {best !== null && isPassed(best) && <ShownMark />}
      </p>
      <Link
        to={href(pages.assessment, { assessmentId: id })}
        aria-label={`${actionOf(best, underWay)}: ${title}`}
        // The link covers the whole card.
        className={buttonClass(underWay ? 'main' : 'quiet', 'mt-1 before:absolute before:inset-0')}
      >
        {actionOf(best, underWay)}
      </Link>
    </li>
  )
}

function actionOf(best: number | null, underWay: boolean): string {
  if (underWay) return 'Continue'
  return best === null ? 'Start' : 'See your result'
}
