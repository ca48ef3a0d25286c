import { Suspense } from 'react'
import type { OpenQuestion } from '#contract/open-question.ts'
import { lazyPart } from '../../app/lazy-part.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

const Chat = lazyPart(() => import('./Chat.tsx'), 'Chat')
const Table = lazyPart(() => import('./Table.tsx'), 'Table')

/** The conversation a question goes on with. Few questions have one, so its code comes with the first. */
export function QuestionChat({ question }: { question: OpenQuestion }) {
  if (question.type !== 'multiple_choice' || question.chat === undefined) return null
  return (
    <Suspense fallback={<Spinner />}>
      <Chat messages={question.chat} />
    </Suspense>
  )
}

/** The figures a question asks about. */
export function QuestionTable({ question }: { question: OpenQuestion }) {
  if (!('table' in question) || question.table === undefined) return null
  return (
    <Suspense fallback={<Spinner />}>
      <Table {...question.table} />
    </Suspense>
  )
}
