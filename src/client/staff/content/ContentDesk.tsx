import { ChevronLeft, FileSearch } from 'lucide-react'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { editableKinds } from '#domain/learning/content-edit.ts'
import { Link } from '../../app/Link.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { useSearchParam } from '../../app/location.ts'
import { useApi } from '../../app/use-api.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { Select } from '../../ui/Select.tsx'
import { ChangedTexts } from './ChangedTexts.tsx'
import { ContentEntryForm } from './ContentEntryForm.tsx'
import { kindWords } from './kind-words.ts'

/** Facts, answers of the advisor and programmes: finds one to change, and lists what was changed. */
export function ContentDesk() {
  const [about] = useSearchParam('about')
  if (about === null) {
    return (
      <div className="grid grid-cols-1 gap-4">
        <ChangedTexts />
        <FindText />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Link
        to={href(pages.staff, { desk: 'content' })}
        className={buttonClass('plain', '-ml-3 justify-self-start px-3')}
      >
        <Icon of={ChevronLeft} /> All texts
      </Link>
      <ContentEntryForm key={about} id={about} />
    </div>
  )
}

const anyKind = { value: '', label: 'Everything' }
const kindChoices = editableKinds.map((value) => ({ value, label: `${kindWords[value]}s` }))

function FindText() {
  const [kindParam, setKind] = useSearchParam('kind')
  const [q, setQ] = useSearchParam('q')
  const kind = editableKinds.find((each) => each === kindParam)
  const query = useApi('GET /api/staff/content', {
    ...(kind === undefined ? {} : { kind }),
    ...(q === null ? {} : { q }),
  })
  return (
    <Card title="Find a text to change">
      <div className="mb-2 flex flex-wrap items-end gap-3">
        <Select
          label="Kind"
          options={[anyKind, ...kindChoices]}
          value={kind ?? ''}
          onChange={({ currentTarget: { value } }) => setKind(value === '' ? null : value)}
          className="min-w-40"
        />
        <SearchBox
          label="Find a text"
          placeholder="Words of the title"
          text={q ?? ''}
          onSearch={(text) => setQ(text === '' ? null : text)}
        />
      </div>
      <Loaded query={query} loading="Looking for texts...">
        {({ entries, more }) =>
          entries.length === 0 ? (
            <EmptyState icon={FileSearch} title="No text has these words">
              Try one word of the title.
            </EmptyState>
          ) : (
            <>
              <ul className="divide-y divide-line">
                {entries.map(({ id, kind: entryKind, title, edited }) => (
                  <li key={id} className="flex flex-wrap items-center gap-x-2 py-1">
                    <Link
                      to={href(pages.staff, { desk: 'content', about: id })}
                      className="link min-w-0 py-2.5 wrap-anywhere"
                    >
                      {title}
                    </Link>
                    <Chip>{kindWords[entryKind]}</Chip>
                    {edited && <Chip tone="sun">Changed here</Chip>}
                  </li>
                ))}
              </ul>
              {more && (
                <p className="pt-2 text-sm text-ink-soft">
                  There are more. Enter words of the title to find them.
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
