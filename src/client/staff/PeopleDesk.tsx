import { ChevronLeft, UserSearch } from 'lucide-react'
import { useState } from 'react'
import type { FoundPerson } from '#contract/staff.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { useForm } from '../app/form.ts'
import { Loaded } from '../app/Loaded.tsx'
import { useSearchParam } from '../app/location.ts'
import { navigate } from '../app/navigate.ts'
import { useApi } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Field } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PersonRow } from './PersonRow.tsx'
import { PersonRecord } from './PersonRecord.tsx'

/** Searches for people, and opens a record with a reason. The results stay while a record is open. */
export function PeopleDesk() {
  const [person, setPerson] = useSearchParam('person')
  const [words, setWords] = useState('')
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
      <Search words={words} onSearch={setWords} />
      {words !== '' && <Results words={words} onOpened={openRecord} />}
    </div>
  )
}

/** A record has its own URL: the browser's Back returns to the results. */
function openRecord(id: string): void {
  navigate(href(pages.staff, { desk: 'people', person: id }))
}

function Search({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const { message, errors, onSubmit } = useForm(
    ({ q = '' }) =>
      q.length < 3
        ? { message: 'Too short.', fields: { q: 'Enter at least 3 letters.' } }
        : undefined,
    async ({ q = '' }) => onSearch(q),
  )
  return (
    <Card title="Find somebody">
      <form noValidate role="search" onSubmit={onSubmit} className="grid gap-3">
        <FormMessage>{errors['q'] ? undefined : message}</FormMessage>
        <Field
          label="Name or email"
          name="q"
          type="search"
          defaultValue={words}
          autoComplete="off"
          maxLength={200}
          hint="The beginning of any part of a name, the name of a business, or the beginning of the email."
          error={errors['q']}
        />
        <Button type="submit" className="sm:justify-self-start">
          Find
        </Button>
      </form>
    </Card>
  )
}

function Results({ words, onOpened }: { words: string; onOpened: (id: string) => void }) {
  const query = useApi('POST /api/staff/people/search', { q: words })
  return (
    <Loaded query={query}>
      {({ people }) => (
        <Card title="Found">
          {people.length === 0 ? (
            <EmptyState icon={UserSearch} title="Nobody found">
              Try fewer letters, or another part of the name. We search by the beginning of each
              word.
            </EmptyState>
          ) : (
            <People people={people} onOpened={onOpened} />
          )}
        </Card>
      )}
    </Loaded>
  )
}

const maxFound = 20

function People({
  people,
  onOpened,
}: {
  people: readonly FoundPerson[]
  onOpened: (id: string) => void
}) {
  return (
    <>
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} onOpened={onOpened} />
        ))}
      </ul>
      {people.length === maxFound && (
        <p className="mt-3 text-ink-soft">There may be more. A longer name finds fewer.</p>
      )}
    </>
  )
}
