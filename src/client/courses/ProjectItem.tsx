import { Star } from 'lucide-react'
import type { LessonItem } from '#contract/lesson.ts'
import { wordsIn } from '#domain/learning/written-work.ts'
import * as pages from '#domain/pages.ts'
import { useDraft } from '../app/draft.ts'
import { HelpCard } from '../parts/help/HelpCard.tsx'
import { Link } from '../app/Link.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Field, TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { LessonFrame } from './LessonFrame.tsx'
import { useLessonAnswer } from './use-lesson.ts'
import type { LessonPartProps } from './use-lesson.ts'

interface ProjectItemProps extends LessonPartProps {
  item: Extract<LessonItem, { type: 'project' }>
}

export function ProjectItem({ item, ...part }: ProjectItemProps) {
  const { lesson } = part
  const saved = lesson.work?.type === 'project' ? lesson.work.work : ''
  const { mutate, isPending, error, data, ids } = useLessonAnswer(part)
  const { text, write, forget } = useDraft(`${ids.id}/${ids.contentId}`, saved)
  const words = wordsIn(text).length
  const isSaved = saved !== '' && text.trim() === saved

  function handIn() {
    mutate({ ...ids, answer: { type: 'project', work: text } }, { onSuccess: forget })
  }
  const action = (
    <Button busy={isPending} onClick={handIn} className="min-h-12 grow">
      {saved ? 'Save changes' : 'Hand in'}
    </Button>
  )
  const field = {
    invalid: error !== null && error.code !== 'offline',
    value: text,
    onChange: (event: { currentTarget: { value: string } }) => write(event.currentTarget.value),
  }
  return (
    <LessonFrame lesson={lesson} action={isSaved ? undefined : action}>
      {data?.help && <HelpCard help={data.help} />}
      <Markdown>{item.brief}</Markdown>
      <Card title="What makes it good" className="my-5">
        <ul className="grid gap-2">
          {item.rubric.map(({ id, text: criterion }) => (
            <li key={id} className="flex gap-2.5">
              <Icon of={Star} size={18} className="mt-0.5 text-leaf" />
              {criterion}
            </li>
          ))}
        </ul>
      </Card>
      {item.deliverable === 'link' ? (
        <Field
          {...field}
          type="url"
          inputMode="url"
          label="Link to your work"
          placeholder="www.example.com"
        />
      ) : (
        <TextArea
          {...field}
          label="Your work"
          rows={10}
          maxLength={20_000}
          hint={
            words < item.minWords
              ? `${words} of at least ${item.minWords} words.`
              : `${words} words.`
          }
        />
      )}
      <FormMessage>{error?.message}</FormMessage>
      {isSaved && (
        <p role="status" className="mt-3">
          Handed in. You can find it in your{' '}
          <Link to={pages.portfolio} className="link">
            portfolio
          </Link>
          .
        </p>
      )}
    </LessonFrame>
  )
}
