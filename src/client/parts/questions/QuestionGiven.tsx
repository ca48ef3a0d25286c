import { Suspense } from 'react'
import type { OpenQuestion } from '#contract/open-question.ts'
import { lazyPart } from '../../app/lazy-part.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { questionCode } from './question-code.ts'

const Chat = lazyPart(questionCode.chat, 'Chat')
const Table = lazyPart(questionCode.table, 'Table')

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
