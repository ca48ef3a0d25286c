import { useId, useState } from 'react'
import type { GuardianHome } from '#contract/guardians.ts'
import { approvalCovers, type ApprovalCovers } from '#domain/people/approval.ts'
import { firstName } from '#domain/people/profile.ts'
import { longDate, shortDate } from '../app/dates.ts'
import { Loaded } from '../app/Loaded.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { showToast } from '../ui/toasts.ts'
import { ApprovalDetails } from './ApprovalDetails.tsx'
import { DeclineApproval } from './DeclineApproval.tsx'

/** An approval request with the full details and what the approval covers. */
export function ApprovalCard({ approval }: { approval: GuardianHome['approvals'][number] }) {
  const { id: approvalId, studentId: id, student, kind, title, at, saidNo } = approval
  const query = useApi('GET /api/guardian/students/:id/approvals/:approvalId', { id, approvalId })
  const heading = useId()
  return (
    <li className="grid gap-3 py-4" aria-labelledby={heading}>
      <div>
        <p className="text-sm text-ink-soft">
          {student} asks for your approval, {shortDate(at)}
        </p>
        <h3 id={heading}>{title}</h3>
        {saidNo && (
          <p className="text-sm">
            {saidNo.yours ? 'You' : 'Another guardian'} said no on {longDate(saidNo.at)}.
          </p>
        )}
      </div>
      <Loaded query={query}>
        {(request) => (
          <>
            <ApprovalDetails request={request} student={firstName(student)} />
            <Answer
              ids={{ id, approvalId }}
              kind={kind}
              title={title}
              student={firstName(student)}
            />
          </>
        )}
      </Loaded>
    </li>
  )
}

interface AnswerProps {
  ids: { id: string; approvalId: string }
  kind: 'application' | 'mentor'
  title: string
  student: string
}

function Answer({ ids, kind, title, student }: AnswerProps) {
  const question = useId()
  const [covers, setCovers] = useState<ApprovalCovers>('this')
  const { mutate, isPending, error } = useAction(
    'POST /api/guardian/students/:id/approvals/:approvalId',
    { onDone: () => showToast(`Thank you. We told ${student}`, 'good') },
  )
  const texts = coverTexts[kind]
  return (
    <>
      <div className="grid gap-2">
        <p id={question} className="font-semibold">
          What does your approval cover?
        </p>
        <ChoiceGroup
          name={`covers-${ids.approvalId}`}
          labelledBy={question}
          choices={approvalCovers.map((value) => ({ value, label: texts[value] }))}
          value={covers}
          onChange={(value) => setCovers(value === 'this' ? 'this' : 'later')}
        />
        <p className="text-sm text-ink-soft">{texts.hint}</p>
      </div>
      <FormMessage>{error?.message}</FormMessage>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={isPending}
          onClick={() => mutate({ ...ids, decision: 'approved', covers })}
          aria-label={`Approve, for ${student}: ${title}`}
        >
          Approve
        </Button>
        <DeclineApproval ids={ids} title={title} student={student} />
      </div>
    </>
  )
}

const coverTexts = {
  application: {
    this: 'Only this one',
    later: 'This one and later applications',
    hint: 'With “This one and later applications”, we send later ones without asking you, until you take your approval back. We tell you about each one, and about every interview, offer and acceptance.',
  },
  mentor: {
    this: 'Only this mentor',
    later: 'This mentor and later ones',
    hint: 'With “This mentor and later ones”, we do not ask you about later mentors, until you take your approval back. We tell you about every session.',
  },
}
