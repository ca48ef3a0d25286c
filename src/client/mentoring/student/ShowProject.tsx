import type { MentorName, StudentMentoring } from '#contract/mentoring.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../../app/Link.tsx'
import { useAction } from '../../app/use-api.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { ChoiceSheet } from '../../ui/ChoiceSheet.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { showToast } from '../../ui/toasts.ts'

interface ShowProjectProps {
  mentor: MentorName
  projects: StudentMentoring['projects']
  onClose: () => void
}

/** Chooses a project that this mentor may read. */
export function ShowProject({ mentor, projects, onClose }: ShowProjectProps) {
  const { id: mentorId, firstName } = mentor
  const { mutate, isPending, error } = useAction('POST /api/portfolio/:id/show', {
    onDone: () => {
      onClose()
      showToast(`${firstName} can read it now`, 'good')
    },
  })
  const title = `Show ${firstName} a project`
  if (projects.length === 0)
    return (
      <Sheet open onClose={onClose} title={title}>
        <div className="grid gap-4">
          <p>
            You have no project yet. Most courses end with one, and you will find it in your
            portfolio.
          </p>
          <Link to={pages.courses} className={buttonClass()}>
            See the courses
          </Link>
        </div>
      </Sheet>
    )
  return (
    <ChoiceSheet
      title={title}
      question={`Only ${firstName} can read this text, until you take it back. Leave out your address, phone number and TRN.`}
      choices={projects.map(({ workId, title: project, course }) => ({
        value: workId,
        label: (
          <>
            <span className="block">{project}</span>
            <span className="block text-sm font-normal text-ink-soft">{course}</span>
          </>
        ),
      }))}
      missing="Choose a project."
      action={`Show it to ${firstName}`}
      busy={isPending}
      error={error?.message}
      onChoose={(id) => mutate({ id, mentorId })}
      onClose={onClose}
    />
  )
}
