import type { LessonItem } from '#contract/lesson.ts'
import { wordsIn } from '#domain/learning/written-work.ts'
import * as pages from '#domain/pages.ts'
import { useDraft } from '../app/draft.ts'
import { HelpCard } from '../parts/help/HelpCard.tsx'
import { Link } from '../app/Link.tsx'
import { Button } from '../ui/Button.tsx'
import { TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { LessonFrame } from './LessonFrame.tsx'
import { useLessonAnswer } from './use-lesson.ts'
import type { LessonPartProps } from './use-lesson.ts'

interface ReflectionItemProps extends LessonPartProps {
  item: Extract<LessonItem, { type: 'reflection' }>
}

export function ReflectionItem({ item, ...part }: ReflectionItemProps) {
  const { lesson } = part
  const saved = lesson.work?.type === 'reflection' ? lesson.work.text : ''
  const { mutate, isPending, error, data, ids } = useLessonAnswer(part)
  const { text, write, forget } = useDraft(`${ids.id}/${ids.contentId}`, saved)
  const words = wordsIn(text).length
  const isSaved = saved !== '' && text.trim() === saved

  function save() {
    mutate({ ...ids, answer: { type: 'reflection', text } }, { onSuccess: forget })
  }
  const action = (
    <Button busy={isPending} onClick={save} className="min-h-12 grow">
      {saved ? 'Save changes' : 'Save'}
    </Button>
  )
  return (
    <LessonFrame lesson={lesson} action={isSaved ? undefined : action}>
      {data?.help && <HelpCard help={data.help} />}
      <Markdown className="mb-4">{item.prompt}</Markdown>
      <TextArea
        label="Your reflection"
        rows={8}
        invalid={error !== null && error.code !== 'offline'}
        maxLength={6000}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        hint={
          words < item.minWords
            ? `${words} of at least ${item.minWords} words. Only you can read it.`
            : `${words} words. Only you can read it.`
        }
      />
      <FormMessage>{error?.message}</FormMessage>
      {isSaved && (
        <p role="status" className="mt-3">
          Saved. You can find it in your{' '}
          <Link to={pages.portfolio} className="link">
            portfolio
          </Link>
          .
        </p>
      )}
    </LessonFrame>
  )
}
