import { Check } from 'lucide-react'
import type { ProgressPage } from '#contract/courses.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { navigate } from '../app/navigate.ts'
import { useAction } from '../app/use-api.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'
import { itemWords } from './item-words.ts'
import { useCourseEnd } from './use-course-end.ts'

interface ProgressItemProps {
  course: ProgressPage['course']
  item: ProgressPage['sections'][number]['items'][number]
}

export function ProgressItem({ course, item }: ProgressItemProps) {
  const { label, action, icon } = itemWords[item.type]
  const lesson = href(pages.lesson, { id: course.id, contentId: item.id })
  return (
    <li
      className={classes(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border px-3 py-2.5',
        item.done ? 'border-transparent bg-leaf-soft' : 'border-line',
      )}
    >
      <Icon
        of={item.done ? Check : icon}
        className={item.done ? 'text-leaf-strong' : 'text-ink-soft'}
      />
      <span className="min-w-0 grow basis-44">
        <Link to={lesson} className="block font-semibold hover:underline">
          {item.title}
        </Link>
        <span className={classes('block text-sm', item.done ? 'text-ink' : 'text-ink-soft')}>
          {label}
        </span>
      </span>
      {item.done ? (
        <Chip tone="leaf">Completed</Chip>
      ) : item.type === 'article' ? (
        <MarkComplete course={course} item={item} />
      ) : (
        <Link
          to={lesson}
          aria-label={`Mark Complete: ${item.title}. ${action}`}
          className={buttonClass('quiet', 'px-4')}
        >
          Mark Complete
        </Link>
      )}
    </li>
  )
}

/**
 * An article is completed by the button, or opened if the user can't have read it yet. Other items are
 * completed by an answer, so their Mark Complete links to the item.
 */
function MarkComplete({ course, item }: ProgressItemProps) {
  const celebrateEnd = useCourseEnd(course)
  const { mutate, isPending } = useAction('POST /api/course-progress/:courseId/complete', {
    onDone: ({ earned, courseFinished }) => {
      if (courseFinished) celebrateEnd()
      const words = courseFinished ? 'Course finished' : 'Completed'
      showToast(earned > 0 ? `${words}: +${earned} XP` : words, 'good')
    },
  })
  return (
    <Button
      tone="quiet"
      busy={isPending}
      aria-label={`Mark Complete: ${item.title}`}
      onClick={() =>
        mutate(
          { courseId: course.id, contentId: item.id },
          {
            onError: (error) => {
              if (error.code !== 'too-many') return showToast(error.message, 'bad')
              showToast(error.message)
              return navigate(href(pages.lesson, { id: course.id, contentId: item.id }))
            },
          },
        )
      }
      className="px-4"
    >
      Mark Complete
    </Button>
  )
}
