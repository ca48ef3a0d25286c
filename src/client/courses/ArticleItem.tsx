import type { LessonItem } from '#contract/lesson.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { LessonFrame } from './LessonFrame.tsx'
import { useLessonComplete } from './use-lesson.ts'
import type { LessonPartProps } from './use-lesson.ts'

interface ArticleItemProps extends LessonPartProps {
  item: Extract<LessonItem, { type: 'article' }>
}

export function ArticleItem({ item, ...part }: ArticleItemProps) {
  const { mutate, isPending, error, place } = useLessonComplete(part)
  const complete = (
    <Button busy={isPending} onClick={() => mutate(place)} className="min-h-12 grow">
      Mark Complete
    </Button>
  )
  return (
    <LessonFrame lesson={part.lesson} action={part.lesson.done ? undefined : complete}>
      <Markdown>{item.body}</Markdown>
      <FormMessage>{error?.message}</FormMessage>
    </LessonFrame>
  )
}
