import { Clock, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CourseCard as Course } from '#contract/courses.ts'
import { href } from '#domain/href.ts'
import { courseLength } from '#domain/learning/course-length.ts'
import * as pages from '#domain/pages.ts'
import { plural } from '#domain/text/plural.ts'
import { Link } from '../app/Link.tsx'
import { useAction } from '../app/use-api.ts'
import { levelName } from '../parts/learning/level-name.ts'
import { FinishedMark } from '../parts/progress/Marks.tsx'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { buttonClass, Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { DeleteSheet } from '../ui/ConfirmSheet.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { showToast } from '../ui/toasts.ts'
import { CourseCover } from './CourseCover.tsx'

export function CourseCard({ course }: { course: Course }) {
  const { id, title, description, skills, level, minutes, lessons, mine, source } = course
  return (
    <li className="relative flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-card shadow-raised">
      <CourseCover course={course} className="h-24" />
      <div className="flex grow flex-col gap-2 p-4">
        <h2 className="text-xl">{title}</h2>
        <p className="text-ink-soft">{description}</p>
        <p className="flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <Chip key={skill} tone="leaf">
              {skillLabel(skill)}
            </Chip>
          ))}
          <Chip>{levelName(level)}</Chip>
          {source === 'generated' && <Chip tone="sea">Made for you</Chip>}
        </p>
        <p className="mt-auto flex items-center gap-1.5 pt-1 text-sm text-ink-soft">
          <Icon of={Clock} size={16} />
          {courseLength(minutes)} · {plural(lessons, 'lesson')}
        </p>
        {mine && <Mine title={title} mine={mine} />}
        <Link
          to={href(pages.course, { id })}
          aria-label={`View Course: ${title}`}
          // The link covers the whole card.
          className={buttonClass(mine ? 'main' : 'quiet', 'mt-1 before:absolute before:inset-0')}
        >
          View Course
        </Link>
        {source === 'generated' && <DeleteCourse id={id} title={title} />}
      </div>
    </li>
  )
}

function Mine({ title, mine }: { title: string; mine: NonNullable<Course['mine']> }) {
  if (mine.complete) return <FinishedMark className="self-start" />
  return (
    <span className="grid gap-1">
      <span className="flex justify-between text-sm font-semibold">
        <span>In progress</span>
        <span className="tabular-nums">{mine.percent}%</span>
      </span>
      <ProgressBar label={`Progress in ${title}`} value={mine.percent} />
    </span>
  )
}

/** Only for generated courses, which belong to one student. */
function DeleteCourse({ id, title }: { id: string; title: string }) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { mutate, isPending, error } = useAction('DELETE /api/courses/:id', {
    onDone: () => {
      close()
      showToast('Deleted')
    },
  })
  return (
    // The card's link covers everything that isn't positioned above it.
    <div className="relative grid">
      <Button tone="plain" aria-label={`Delete: ${title}`} onClick={() => setAsking(true)}>
        <Icon of={Trash2} size={18} />
        Delete
      </Button>
      <DeleteSheet
        open={isAsking}
        title="Delete this course?"
        busy={isPending}
        error={error?.message}
        onDelete={() => mutate({ id })}
        onClose={close}
      >
        <strong>{title}</strong> and your progress in it will be deleted for good. You keep the XP
        you earned.
      </DeleteSheet>
    </div>
  )
}
