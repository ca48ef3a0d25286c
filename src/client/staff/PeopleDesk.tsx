import { ChevronLeft, UserSearch } from 'lucide-react'
import { useState } from 'react'
import type { Input } from '../app/api.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { chosenRoles } from '#domain/people/role.ts'
import { useForm } from '../app/form.ts'
import { LoadedList } from '../app/LoadedList.tsx'
import { useSearchParam } from '../app/location.ts'
import { navigate } from '../app/navigate.ts'
import { usePages } from '../app/use-pages.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Field } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Select } from '../ui/Select.tsx'
import { PersonRow } from './PersonRow.tsx'
import { PersonRecord } from './PersonRecord.tsx'
import { roleWord } from './role-word.ts'

type PeopleSearch = Omit<Input<'POST /api/staff/people/search'>, 'after'>

/** Searches for people, and opens a record with a reason. The results stay while a record is open. */
export function PeopleDesk() {
  const [person, setPerson] = useSearchParam('person')
  const [search, setSearch] = useState<PeopleSearch>()
  if (person !== null)
    return (
      <div className="grid gap-4">
        <Button
          tone="plain"
          onClick={() => setPerson(null)}
          className="-ml-3 justify-self-start px-3"
        >
          <Icon of={ChevronLeft} /> Find somebody else
        </Button>
        <PersonRecord key={person} id={person} />
      </div>
    )
  return (
    <div className="grid gap-4">
      <Search search={search} onSearch={setSearch} />
      {search !== undefined && <Results search={search} onOpened={openRecord} />}
    </div>
  )
}

/** A record has its own URL: the browser's Back returns to the results. */
function openRecord(id: string): void {
  navigate(href(pages.staff, { desk: 'people', person: id }))
}

const anyRole = { value: '', label: 'Any role' }
const roleChoices = chosenRoles.map((value) => ({ value, label: roleWord(value) }))

interface SearchProps {
  search: PeopleSearch | undefined
  onSearch: (search: PeopleSearch) => void
}

function Search({ search, onSearch }: SearchProps) {
  const { message, errors, onSubmit } = useForm(
    ({ q = '', role = '', from = '', to = '' }) => {
      if (q.length > 0 && q.length < 3)
        return { message: 'Too short.', fields: { q: 'Enter at least 3 letters.' } }
      if (q === '' && role === '' && from === '' && to === '')
        return { message: 'Enter a name, or choose a role or a day.' }
      return undefined
    },
    async ({ q, role, from, to }) => {
      const chosen = chosenRoles.find((each) => each === role)
      onSearch({
        ...(q ? { q } : {}),
        ...(chosen ? { role: chosen } : {}),
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
      })
    },
  )
  return (
    <Card title="Find somebody">
      <form
        noValidate
        role="search"
        onSubmit={onSubmit}
        className="grid gap-3 sm:grid-cols-3 sm:items-start"
      >
        <Field
          label="Name or email"
          name="q"
          type="search"
          required={false}
          defaultValue={search?.q ?? ''}
          autoComplete="off"
          maxLength={200}
          hint="Any part of a name, an email, a company or a school."
          error={errors['q']}
          className="sm:col-span-3"
        />
        <Select
          label="Role"
          name="role"
          required={false}
          options={[anyRole, ...roleChoices]}
          defaultValue={search?.role ?? ''}
        />
        <Field
          label="Joined from"
          name="from"
          type="date"
          required={false}
          defaultValue={search?.from ?? ''}
        />
        <Field
          label="Joined until"
          name="to"
          type="date"
          required={false}
          defaultValue={search?.to ?? ''}
        />
        <div className="grid gap-3 sm:col-span-3">
          <FormMessage>{errors['q'] ? undefined : message}</FormMessage>
          <Button type="submit" className="sm:justify-self-start">
            Find
          </Button>
        </div>
      </form>
    </Card>
  )
}

interface ResultsProps {
  search: PeopleSearch
  onOpened: (id: string) => void
}

function Results({ search, onOpened }: ResultsProps) {
  const list = usePages('POST /api/staff/people/search', search, 'after')
  const hasMore = list.data?.some(({ tooMany }) => tooMany) === true
  return (
    <Card title="Found, newest first">
      {hasMore && (
        <p className="mb-3 rounded-control bg-sun-soft px-4 py-3">
          Very many people match. Add another word: some are not listed.
        </p>
      )}
      <LoadedList
        list={list}
        itemsOf={({ people }) => people}
        className="divide-y divide-line"
        empty={
          <EmptyState icon={UserSearch} title="Nobody found">
            Try fewer letters, or another part of the name.
          </EmptyState>
        }
      >
        {(person) => <PersonRow key={person.id} person={person} onOpened={onOpened} />}
      </LoadedList>
    </Card>
  )
}
