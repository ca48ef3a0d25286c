import { shownInWords } from '#domain/learning/finished-and-shown.ts'
import { assessmentPass } from '#domain/learning/passing.ts'
import { fullSkill } from '#domain/learning/skills.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { Output } from '../app/api.ts'
import { shortDate } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { GetBadge } from '../parts/progress/GetBadge.tsx'
import { FinishedMark, ShownMark } from '../parts/progress/Marks.tsx'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { SkillLevel } from '../parts/skills/SkillLevel.tsx'
import { usePages } from '../app/use-pages.ts'
import { LoadedList } from '../app/LoadedList.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { masteryMeans } from './mastery-means.ts'

interface SkillSheetProps {
  progress: Output<'GET /api/skills'>['skills'][number]
  onClose: () => void
}

/** What gave a skill its XP, newest first, and how to get more. */
export function SkillSheet({ progress, onClose }: SkillSheetProps) {
  const { skill, xp, percent, level, mastery, finished, shown } = progress
  const label = skillLabel(skill)
  return (
    <Sheet
      open
      onClose={onClose}
      title={label}
      actions={
        <>
          <Link to={href(pages.assessments, { skill })} className={buttonClass('quiet')}>
            Test it
          </Link>
          <Link to={href(pages.courses, { skill })} className={buttonClass('main')}>
            Learn it
          </Link>
        </>
      }
    >
      <p className="mb-1.5 flex justify-between font-semibold tabular-nums">
        <span>Mastery</span>
        <span>{mastery}%</span>
      </p>
      <ProgressBar label={`${label}: mastery`} value={mastery} />
      <p className="mt-2 text-sm text-ink-soft">{masteryMeans}</p>
      <dl className="mt-3 grid gap-2">
        <div>
          <dt className="mr-2 inline">
            {finished ? <FinishedMark /> : <span className="font-semibold">Not finished yet.</span>}
          </dt>
          <dd className="inline">
            {finished ? 'You went through a course to the end.' : 'Do every lesson of a course.'}
          </dd>
        </div>
        <div>
          <dt className="mr-2 inline">
            {shown ? <ShownMark /> : <span className="font-semibold">Not shown yet.</span>}
          </dt>
          <dd className="inline">
            {shown
              ? `${capitalized(shownInWords(shown))}. You can share this with a business.`
              : `Get ${assessmentPass}% or more in the assessment, pass a job simulation, or have a mentor pass your project.`}
          </dd>
          {shown && (
            <dd>
              <GetBadge kind="skill" sourceId={skill} />
            </dd>
          )}
        </div>
      </dl>
      <p className="mt-5 mb-1.5 flex justify-between font-semibold tabular-nums">
        <span>Skill XP, of {fullSkill.toLocaleString('en')}</span>
        <SkillLevel level={level} xp={xp} />
      </p>
      <ProgressBar label={`${label}: XP`} value={percent} />
      <p className="mt-2 text-sm text-ink-soft">
        Starting, Building, Solid, Strong: the word shows how much of the courses and assessments in
        this skill you have done. Quests and practice fill the rest of the bar.
      </p>
      <h3 className="mt-5 mb-1 font-bold">Where your XP came from</h3>
      <Evidence skill={skill} />
    </Sheet>
  )
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function Evidence({ skill }: { skill: string }) {
  const list = usePages('GET /api/activities', { skill }, 'before')
  return (
    <LoadedList
      list={list}
      loading="Loading activities..."
      itemsOf={({ activities }) => activities}
      empty={
        <p className="text-ink-soft">Nothing yet. A course or an assessment is a good start.</p>
      }
      className="grid"
    >
      {({ id, description, amount, at }) => (
        <li key={id} className="flex items-center gap-3 border-b border-line py-2.5">
          <span className="min-w-0 grow">
            <span className="block font-semibold">{description}</span>
            <time dateTime={at} className="block text-sm text-ink-soft">
              {shortDate(at)}
            </time>
          </span>
          {amount > 0 && <Chip tone="sun">+{amount} XP</Chip>}
        </li>
      )}
    </LoadedList>
  )
}
