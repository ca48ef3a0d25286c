import { UserCheck } from 'lucide-react'
import type { PersonToVerify } from '#contract/staff.ts'
import { LoadedList } from '../app/LoadedList.tsx'
import { useSearchParam } from '../app/location.ts'
import { usePages } from '../app/use-pages.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Select } from '../ui/Select.tsx'
import { ApplicantCard } from './ApplicantCard.tsx'

type State = PersonToVerify['state']

const states: readonly { value: State; label: string }[] = [
  { value: 'pending', label: 'Waiting, longest first' },
  { value: 'asked', label: 'Asked for more' },
  { value: 'verified', label: 'Verified' },
  { value: 'refused', label: 'Refused' },
]

const roles: readonly { value: PersonToVerify['role'] | ''; label: string }[] = [
  { value: '', label: 'Both' },
  { value: 'mentor', label: 'Mentors' },
  { value: 'business', label: 'Businesses' },
]

/** Mentors and businesses, who cannot reach students before staff have checked them. */
export function VerificationDesk() {
  const [listParam, setListParam] = useSearchParam('list')
  const state = states.find(({ value }) => value === listParam)?.value ?? 'pending'
  const [roleParam, setRoleParam] = useSearchParam('kind')
  const role = roles.find(({ value }) => value !== '' && value === roleParam)?.value ?? ''
  const list = usePages(
    'GET /api/staff/verifications',
    { state, ...(role === '' ? {} : { role }) },
    'after',
  )
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:max-w-2xl">
        <Select
          label="Mentors and businesses"
          options={states}
          value={state}
          onChange={({ target }) => setListParam(target.value === 'pending' ? null : target.value)}
        />
        <Select
          label="Role"
          options={roles}
          value={role}
          onChange={({ target }) => setRoleParam(target.value === '' ? null : target.value)}
        />
      </div>
      <LoadedList
        list={list}
        itemsOf={({ people }) => people}
        className="grid items-start gap-4 lg:grid-cols-2"
        empty={<NobodyListed state={state} role={role} />}
      >
        {(person) => <ApplicantCard key={person.id} applicant={person} />}
      </LoadedList>
    </div>
  )
}

function NobodyListed({ state, role }: { state: State; role: (typeof roles)[number]['value'] }) {
  if (role !== '')
    return (
      <Card>
        <EmptyState icon={UserCheck} title="Nobody here">
          This list has no {role === 'mentor' ? 'mentors' : 'businesses'}.
        </EmptyState>
      </Card>
    )
  return (
    <Card>
      {state === 'pending' ? (
        <EmptyState icon={UserCheck} title="Nobody is waiting">
          Mentors and businesses who sign up are listed here until you decide.
        </EmptyState>
      ) : (
        <EmptyState icon={UserCheck} title="Nobody here">
          {state === 'asked' ? 'Nobody has been asked for more.' : `Nobody has been ${state} yet.`}
        </EmptyState>
      )}
    </Card>
  )
}
