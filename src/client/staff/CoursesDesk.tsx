import { BookOpen } from 'lucide-react'
import type { StaffCourse } from '#contract/staff.ts'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { LoadedList } from '../app/LoadedList.tsx'
import { useAction } from '../app/use-api.ts'
import { usePages } from '../app/use-pages.ts'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { showToast } from '../ui/toasts.ts'
import { AskReason } from './AskReason.tsx'

/** The courses of the catalogue, without those made for one student. */
export function CoursesDesk() {
  const list = usePages('GET /api/staff/courses', {}, 'after')
  return (
    <Card title="Courses of the catalogue">
      <LoadedList
        list={list}
        itemsOf={({ courses }) => courses}
        className="divide-y divide-line"
        empty={
          <EmptyState icon={BookOpen} title="No course yet">
            Courses come with Upful itself.
          </EmptyState>
        }
      >
        {(course) => <CourseRow key={course.id} course={course} />}
      </LoadedList>
    </Card>
  )
}

const stateChips = {
  published: { label: 'Published', tone: 'leaf' },
  unpublished: { label: 'Unpublished', tone: 'coral' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
} as const

function CourseRow({ course }: { course: StaffCourse }) {
  const { title, skill, state, begun, finished } = course
  const { label, tone } = stateChips[state]
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <p className="min-w-52 grow basis-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {title} <Chip tone={tone}>{label}</Chip>
        </span>
        <span className="block text-sm text-ink-soft">
          {skillLabel(skill)}, started by {begun}, finished by {finished}
        </span>
      </p>
      <CourseAction course={course} />
    </li>
  )
}

function CourseAction({ course: { id, title, state } }: { course: StaffCourse }) {
  const unpublish = useAction('POST /api/staff/courses/:id/unpublish', {
    onDone: () => showToast(`${title} is out of the catalogue`, 'good'),
  })
  const publish = useAction('POST /api/staff/courses/:id/publish', {
    onDone: () => showToast(`${title} is in the catalogue again`, 'good'),
  })
  if (state === 'withdrawn') return null
  return state === 'published' ? (
    <AskReason
      about={id}
      label="Unpublish"
      title={`Unpublish ${title}`}
      tone="danger"
      send={(reason) => unpublish.mutateAsync({ id, reason })}
    >
      <p>Nobody can find it any more. Students who started it can continue.</p>
    </AskReason>
  ) : (
    <AskReason
      about={id}
      label="Publish"
      title={`Publish ${title}`}
      tone="main"
      send={(reason) => publish.mutateAsync({ id, reason })}
    >
      <p>Everybody can find it again.</p>
    </AskReason>
  )
}
