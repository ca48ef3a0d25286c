import type { CoursePage as Course } from '#contract/courses.ts'
import { courseLength, minutesAway, minutesOf } from '#domain/learning/course-length.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { usePathParam } from '../app/location.ts'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { usePageName } from '../app/use-page-name.ts'
import { useApi } from '../app/use-api.ts'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { CourseCover } from './CourseCover.tsx'
import { CourseStart } from './CourseStart.tsx'
import { CourseTeaches } from './CourseTeaches.tsx'
import { levelName } from '../parts/learning/level-name.ts'
import { Loaded } from '../app/Loaded.tsx'
import { SectionList } from './SectionList.tsx'

export function CoursePage() {
  const id = usePathParam('id')
  const query = useApi('GET /api/courses/:id', { id })
  usePageName(query.data?.title)
  return (
    <Loaded
      query={query}
      loading="Loading course..."
      failed="The course did not load"
      missing={<NoSuchCourse />}
    >
      {(course) => <CourseView course={course} />}
    </Loaded>
  )
}

function CourseView({ course }: { course: Course }) {
  const { title, description, skills, level, sections, source } = course
  const items = sections.flatMap((section) => section.items)
  const away = minutesAway(items)
  return (
    <>
      <Link to={pages.courses} className="link mb-2 inline-flex min-h-11 items-center">
        All courses
      </Link>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <CourseCover
          course={course}
          className="h-28 rounded-card sm:h-36 lg:order-2 lg:h-full lg:min-h-36"
        />
        <header>
          <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
          <p className="prose-width mt-1 text-ink-soft">{description}</p>
          <p className="mt-3 flex flex-wrap gap-1.5">
            {skills.map((skill) => (
              <Chip key={skill} tone="leaf">
                {skillLabel(skill)}
              </Chip>
            ))}
            <Chip>{levelName(level)}</Chip>
            <Chip>{courseLength(minutesOf(items))}</Chip>
            {away > 0 && <Chip>{courseLength(away)} of your own work</Chip>}
            <Chip>{items.length} lessons</Chip>
            {source === 'generated' && <Chip tone="sea">Made for you</Chip>}
          </p>
        </header>
      </div>
      <div className="mt-5 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-4 lg:order-2 lg:sticky lg:top-20">
          <CourseStart course={course} />
          <CourseTeaches course={course} />
        </div>
        <section aria-label="Sections">
          <SectionList course={course} />
        </section>
      </div>
    </>
  )
}

function NoSuchCourse() {
  return (
    <Card>
      <EmptyState
        picture={<DoctorBird mood="sorry" className="h-24" />}
        title="Course not found"
        action={
          <Link to={pages.courses} className={buttonClass('main')}>
            See the courses
          </Link>
        }
      >
        It may have been taken down, or the link has a typo.
      </EmptyState>
    </Card>
  )
}
