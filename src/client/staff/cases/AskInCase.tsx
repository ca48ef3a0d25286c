import {
  caseQuestions,
  messageQuestionKinds,
  reportQuestionKinds,
  type AskingCase,
} from '#domain/people/staff-case.ts'
import { useAction } from '../../app/use-api.ts'
import { showToast } from '../../ui/toasts.ts'
import { AskReason } from '../AskReason.tsx'

/** Asks the reporter or the sender for more. The case waits until they have answered. */
export function AskInCase({ id, kind, who }: { id: string; kind: AskingCase; who: string }) {
  const onDone = () => showToast('They have been asked', 'good')
  const askReporter = useAction('POST /api/staff/reports/:id/ask-more', { onDone })
  const askSender = useAction('POST /api/staff/messages/:id/ask-more', { onDone })
  const title = `Ask for more: ${who}`
  return (
    <AskReason
      about={id}
      label="Ask for more"
      title={title}
      choices={{
        label: 'What we ask',
        of: caseQuestions[kind],
        none: 'Choose at least one question.',
      }}
      send={(reason, chosen) =>
        kind === 'report'
          ? askReporter.mutateAsync({
              id,
              reason,
              questions: reportQuestionKinds.filter((question) => chosen.includes(question)),
            })
          : askSender.mutateAsync({
              id,
              reason,
              questions: messageQuestionKinds.filter((question) => chosen.includes(question)),
            })
      }
    >
      <p>They get an email with a link to a short form. The case comes back with their answer.</p>
    </AskReason>
  )
}
