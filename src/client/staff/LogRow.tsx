import type { LoggedAction } from '#contract/staff.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { shortDate, timeOfDay } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { changesOf } from './changes-of.ts'
import { deskOfSubject } from './desk-of-subject.ts'

interface LogRowProps {
  action: LoggedAction
  /** Shows all entries about one subject; null if they are shown already. */
  onAbout: ((id: string) => void) | null
}

/** One entry of the log, as a sentence. */
export function LogRow({ action, onAbout }: LogRowProps) {
  const { at, reason, subject } = action
  const changes = changesOf(action)
  return (
    <li className="py-3">
      <Sentence action={action} />
      <p className="break-words whitespace-pre-line">Because: {reason}</p>
      {changes.length > 0 && (
        <p className="text-sm break-words text-ink-soft">{changes.join(' ')}</p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <time dateTime={at}>
          {shortDate(at)}, {timeOfDay(at)}
        </time>
        {onAbout && (
          <button
            type="button"
            onClick={() => onAbout(subject.id)}
            className="min-h-11 font-semibold text-sea underline"
          >
            All about {subject.kind === 'import' ? 'this file' : subject.name}
          </button>
        )}
      </p>
    </li>
  )
}

/** The subject's name links to the desk where staff find it. */
function Sentence({ action }: { action: LoggedAction }) {
  const { sentence, subject } = action
  const nameStart = subject.name === '' ? -1 : sentence.lastIndexOf(subject.name)
  if (nameStart < 0) return <p className="font-semibold break-words">{sentence}</p>
  return (
    <p className="font-semibold break-words">
      {sentence.slice(0, nameStart)}
      <Link to={href(pages.staff, deskOfSubject(action))} className="text-sea underline">
        {subject.name}
      </Link>
      {sentence.slice(nameStart + subject.name.length)}
    </p>
  )
}
