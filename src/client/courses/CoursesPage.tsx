import { Sparkles } from 'lucide-react'
import { plural } from '#domain/text/plural.ts'
import { skills } from '#domain/learning/skills.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { LearnLinks } from '../parts/learning/LearnLinks.tsx'
import { Link } from '../app/Link.tsx'
import { useSearchParam } from '../app/location.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { usePages } from '../app/use-pages.ts'
import { LoadedList } from '../app/LoadedList.tsx'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { CourseCard } from './CourseCard.tsx'
import { CourseFilters } from './CourseFilters.tsx'

export function CoursesPage() {
  return (
    <>
      <LearnLinks />
      <PageTitle title="Courses">
        Short lessons for life and work in Jamaica. Stop and come back whenever you like.
      </PageTitle>
      <Link to={pages.orderCourse} className={buttonClass('quiet', 'mb-5')}>
        <Icon of={Sparkles} />
        Generate a course for you
      </Link>
      <CourseFilters />
      <CourseList />
    </>
  )
}

function CourseList() {
  const list = usePages('GET /api/courses', useFilters(), 'after')
  const count = list.data?.reduce((sum, { courses }) => sum + courses.length, 0)
  return (
    <>
      {count !== undefined && (
        <p role="status" className="sr-only">
          {plural(count, 'course')}
        </p>
      )}
      <LoadedList
        list={list}
        loading="Loading courses..."
        failed="The courses did not load"
        itemsOf={({ courses }) => courses}
        empty={
          <EmptyState
            picture={<DoctorBird mood="thinking" className="h-24" />}
            title="No courses found"
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <Link to={pages.courses} className={buttonClass('quiet')}>
                  Show all courses
                </Link>
                <Link
                  to={href(pages.dashboard, { tab: 'advisor' })}
                  className={buttonClass('quiet')}
                >
                  Ask the advisor
                </Link>
              </div>
            }
          >
            Try another word, or ask the advisor: it knows about jobs and training too.
          </EmptyState>
        }
        className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3"
      >
        {(course) => <CourseCard key={course.id} course={course} />}
      </LoadedList>
    </>
  )
}

/** The filters in the address; unknown values are ignored. */
function useFilters() {
  const [search] = useSearchParam('search')
  const [skill] = useSearchParam('skill')
  const [level] = useSearchParam('level')
  const validSkill = skills.find((name) => name === skill)
  const validLevel = (['1', '2', '3'] as const).find((number) => number === level)
  return {
    ...(search ? { search: search.slice(0, 80) } : {}),
    ...(validSkill ? { skill: validSkill } : {}),
    ...(validLevel ? { level: validLevel } : {}),
  }
}
