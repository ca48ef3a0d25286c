import { MailCheck } from 'lucide-react'
import type { AnsweredMessage } from '#contract/contact.ts'
import { contactTopicWords, messagesKeptDays } from '#domain/people/contact.ts'
import { longDate, timeOfDay } from '../app/dates.ts'
import { LoadedList } from '../app/LoadedList.tsx'
import { usePages } from '../app/use-pages.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Facts } from './Facts.tsx'
import { MessageStudent } from './MessageStudent.tsx'

/** Answered messages: the question, the answer, who answered and when. */
export function AnsweredMessages() {
  const list = usePages('GET /api/staff/messages/answered', {}, 'after')
  return (
    <LoadedList
      list={list}
      itemsOf={({ messages }) => messages}
      className="grid items-start gap-4 lg:grid-cols-2"
      empty={
        <Card>
          <EmptyState icon={MailCheck} title="No message has been answered yet">
            Answers are listed here for {messagesKeptDays} days.
          </EmptyState>
        </Card>
      }
    >
      {(message) => <AnsweredCard key={message.id} message={message} />}
    </LoadedList>
  )
}

function AnsweredCard({ message }: { message: AnsweredMessage }) {
  const { email, topic, words, answer, at, about, answeredAt, answeredBy } = message
  return (
    <Card as="li" title={contactTopicWords[topic]} className="grid content-start gap-4">
      <Facts
        facts={[
          { label: 'From', value: email },
          ...(about ? [{ label: 'About', value: <MessageStudent student={about} /> }] : []),
          { label: 'Sent', value: longDate(at) },
          {
            label: 'Answered',
            value: `${longDate(answeredAt)}, ${timeOfDay(answeredAt)}, by ${answeredBy}`,
          },
        ]}
      />
      <blockquote className="rounded-control bg-sunk px-4 py-3 break-words whitespace-pre-wrap">
        {words}
      </blockquote>
      <div>
        <h3 className="text-base">Answer</h3>
        <p className="break-words whitespace-pre-wrap">{answer}</p>
      </div>
    </Card>
  )
}
