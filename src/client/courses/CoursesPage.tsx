import { SearchX, Sparkles } from 'lucide-react'
import { skills } from '#domain/skills.ts'
import { LearnLinks } from '../app/LearnLinks.tsx'
import { Link } from '../app/Link.tsx'
import { useSearchParam } from '../app/location.ts'
import { MoreButton } from '../app/MoreButton.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { usePages } from '../app/use-pages.ts'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { CourseCard } from './CourseCard.tsx'
import { CourseFilters } from './CourseFilters.tsx'

export function CoursesPage() {
  return (
    <>
      <LearnLinks />
      <PageTitle title="Courses">
        Short lessons for life and work in Jamaica. Stop and go on whenever you like.
      </PageTitle>
      <Link to="/courses/create" className={buttonClass('quiet', 'mb-5')}>
        <Icon of={Sparkles} />
        Generate a course for you
      </Link>
      <CourseFilters />
      <CourseList />
    </>
  )
}

function CourseList() {
  const list = usePages('GET /api/courses', useWanted(), 'after')
  if (!list.pages)
    return list.error ? (
      <ErrorState
        title="The courses did not load"
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      >
        {list.error.message}
      </ErrorState>
    ) : (
      <Spinner label="Loading courses..." />
    )

  const courses = list.pages.flatMap((page) => page.courses)
  return (
    <>
      <p role="status" className="sr-only">
        {courses.length === 1 ? '1 course' : `${courses.length} courses`}
      </p>
      {courses.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title="No course fits this"
          action={
            <Link to="/courses" className={buttonClass('quiet')}>
              Show all courses
            </Link>
          }
        >
          Try fewer words, or another skill or level.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {courses.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </ul>
      )}
      <MoreButton list={list} />
    </>
  )
}

/** What the address asks for; a filter that does not exist is none. */
function useWanted() {
  const [search] = useSearchParam('search')
  const [skill] = useSearchParam('skill')
  const [level] = useSearchParam('level')
  const wantedSkill = skills.find((one) => one === skill)
  const wantedLevel = (['1', '2', '3'] as const).find((one) => one === level)
  return {
    ...(search ? { search: search.slice(0, 80) } : {}),
    ...(wantedSkill ? { skill: wantedSkill } : {}),
    ...(wantedLevel ? { level: wantedLevel } : {}),
  }
}
