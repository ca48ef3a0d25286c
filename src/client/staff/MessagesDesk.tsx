import { Inbox } from 'lucide-react'
import { useId, useState } from 'react'
import type { ContactMessage } from '#contract/contact.ts'
import { contactTopicWords, maxMessageLength } from '#domain/people/contact.ts'
import { minReasonLength } from '#domain/people/staff-action.ts'
import { longDate } from '../app/dates.ts'
import { useForm } from '../app/form.ts'
import { Loaded } from '../app/Loaded.tsx'
import { useSearchParam } from '../app/location.ts'
import { useAction, useApi } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Select } from '../ui/Select.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { AnsweredMessages } from './AnsweredMessages.tsx'
import { AskReason } from './AskReason.tsx'
import { Facts } from './Facts.tsx'
import { MessageStudent } from './MessageStudent.tsx'
import { reasonHint } from './reason-hint.ts'

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
                <MessageCard key={message.id} message={message} />
              ))}
            </ul>
            {more && <p className="mt-4 text-ink-soft">More are selected once these are done.</p>}
          </>
        )
      }
    </Loaded>
  )
}

function MessageCard({ message }: { message: ContactMessage }) {
  const { id, email, topic, words, urgent, at, about } = message
  const close = useAction('POST /api/staff/messages/:id/close', {
    onDone: () => showToast('Message closed', 'good'),
  })
  return (
    <Card as="li" title={contactTopicWords[topic]} className="grid content-start gap-4">
      {urgent && (
        <p className="font-semibold text-coral">
          {about
            ? 'Urgent: a guardian is worried about a student. They were shown the helplines.'
            : 'Urgent: this person may be in danger. They were shown the helplines.'}
        </p>
      )}
      <Facts
        facts={[
          { label: 'From', value: email },
          ...(about ? [{ label: 'About', value: <MessageStudent student={about} /> }] : []),
          { label: 'Sent', value: longDate(at) },
        ]}
      />
      <p className="whitespace-pre-wrap break-words">{words}</p>
      <div className="flex flex-wrap gap-3">
        <AnswerMessage id={id} email={email} />
        <AskReason
          about={id}
          label="Close"
          title="Close this message"
          send={(reason) => close.mutateAsync({ id, reason })}
        >
          <p>They get no email. Close messages that need no answer.</p>
        </AskReason>
      </div>
    </Card>
  )
}

function AnswerMessage({ id, email }: { id: string; email: string }) {
  const [open, setOpen] = useState(false)
  const form = useId()
  const { mutateAsync } = useAction('POST /api/staff/messages/:id/answer', {
    onDone: () => showToast('Your answer is on its way', 'good'),
  })
  const { busy, message, errors, onSubmit } = useForm(
    ({ answer = '', reason = '' }) => {
      const fields = {
        ...(answer === '' ? { answer: 'Write an answer.' } : {}),
        ...(reason.length < minReasonLength
          ? { reason: `Write at least ${minReasonLength} characters.` }
          : {}),
      }
      return Object.keys(fields).length > 0
        ? { message: 'Check the marked fields.', fields }
        : undefined
    },
    async ({ answer = '', reason = '' }) => {
      await mutateAsync({ id, answer, reason })
      setOpen(false)
    },
  )
  return (
    <>
      <Button tone="main" onClick={() => setOpen(true)} aria-label={`Answer ${email}`}>
        Answer
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={`Answer ${email}`}
        actions={
          <Button type="submit" form={form} busy={busy}>
            Send answer
          </Button>
        }
      >
        <form id={form} noValidate onSubmit={onSubmit} className="grid gap-4">
          <FormMessage>{message}</FormMessage>
          <TextArea
            label="Answer"
            name="answer"
            rows={6}
            maxLength={maxMessageLength}
            hint="We email it to them, with their message below it."
            error={errors['answer']}
          />
          <TextArea
            label="Reason"
            name="reason"
            rows={2}
            maxLength={500}
            hint={reasonHint}
            error={errors['reason']}
          />
        </form>
      </Sheet>
    </>
  )
}
