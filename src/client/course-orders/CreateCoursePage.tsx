import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { Card } from '../ui/Card.tsx'
import { CourseOrderForm } from './CourseOrderForm.tsx'

export function CreateCoursePage() {
  return (
    <div className="mx-auto max-w-2xl">
      <Link to={pages.courses} className="link mb-2 inline-flex min-h-11 items-center">
        All courses
      </Link>
      <PageTitle title="Generate a Personalized Course">
        Tell us what you find hard. We will make a course for it that only you can see.
      </PageTitle>
      <Card>
        <CourseOrderForm />
      </Card>
    </div>
  )
}
