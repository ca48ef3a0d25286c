import type { ContactMessage } from '#contract/contact.ts'
import { contactTopicWords } from '#domain/people/contact.ts'
import type { CaseState } from '#domain/people/staff-case.ts'
import { longDate } from '../app/dates.ts'
import { useAction } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { showToast } from '../ui/toasts.ts'
import { AnswerMessage } from './AnswerMessage.tsx'
import { AskReason } from './AskReason.tsx'
import { AskInCase } from './cases/AskInCase.tsx'
import { CaseLink } from './cases/CaseLink.tsx'
import { Facts } from './Facts.tsx'
import { MessageStudent } from './MessageStudent.tsx'

interface MessageCardProps {
  message: ContactMessage
  state: CaseState
}

/** One message, with the answer that staff can give. */
export function MessageCard({ message, state }: MessageCardProps) {
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
      {state !== 'closed' && (
        <div className="flex flex-wrap gap-3">
          <AnswerMessage id={id} email={email} />
          {state === 'open' && <AskInCase id={id} kind="message" who={email} />}
          <AskReason
            about={id}
            label="Close"
            title="Close this message"
            send={(reason) => close.mutateAsync({ id, reason })}
          >
            <p>They get no email. Close messages that need no answer.</p>
          </AskReason>
        </div>
      )}
      <CaseLink id={id} title={`${contactTopicWords[topic]}, ${email}`} />
    </Card>
  )
}
