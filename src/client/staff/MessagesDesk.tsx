import { Inbox } from 'lucide-react'
import { Loaded } from '../app/Loaded.tsx'
import { useSearchParam } from '../app/location.ts'
import { useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Select } from '../ui/Select.tsx'
import { AnsweredMessages } from './AnsweredMessages.tsx'
import { MessageCard } from './MessageCard.tsx'

const lists = [
  { value: 'waiting', label: 'Waiting, urgent first' },
  { value: 'answered', label: 'Answered, newest first' },
] as const

/** Messages from the contact form and our answers. */
export function MessagesDesk() {
  const [listParam, setListParam] = useSearchParam('list')
  const selected = lists.find(({ value }) => value === listParam) ?? lists[0]
  return (
    <div className="grid gap-4">
      <Select
        label="Messages"
        options={lists}
        value={selected.value}
        onChange={({ target }) => setListParam(target.value === 'waiting' ? null : target.value)}
      />
      {selected.value === 'waiting' ? <WaitingMessages /> : <AnsweredMessages />}
    </div>
  )
}

function WaitingMessages() {
  const query = useApi('GET /api/staff/messages', {})
  return (
    <Loaded query={query}>
      {({ messages, more }) =>
        messages.length === 0 ? (
          <Card>
            <EmptyState icon={Inbox} title="No messages">
              What people write to us is answered here.
            </EmptyState>
          </Card>
        ) : (
          <>
            <ul className="grid items-start gap-4 lg:grid-cols-2">
              {messages.map((message) => (
                <MessageCard key={message.id} message={message} state="open" />
              ))}
            </ul>
            {more && <p className="mt-4 text-ink-soft">More are selected once these are done.</p>}
          </>
        )
      }
    </Loaded>
  )
}
