import type { ShownField } from '#contract/profiles.ts'
import { ProfileFields } from './ProfileFields.tsx'
import { partTitles, type CheckedPart } from './profile-parts.ts'

const reasons: Readonly<Record<CheckedPart, string>> = {
  contact: 'We call before we verify you. Only you and our staff see this.',
  references:
    'We ask them about you, because young people will meet you. Ask them first. Only you and our staff see this, and we delete it 90 days after we decide.',
  registration: 'We check the number in the public register. Only you and our staff see it here.',
}

interface ProfilePartProps {
  part: CheckedPart
  fields: readonly ShownField[]
  errors: Record<string, string>
  /** The step's own title is already shown above it. */
  untitled?: boolean
}

/** One part of what staff check, with why we ask and who sees it. */
export function ProfilePart({ part, fields, errors, untitled = false }: ProfilePartProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className={untitled ? 'sr-only' : 'text-xl font-bold'}>{partTitles[part]}</legend>
      <p className="text-ink-soft">{reasons[part]}</p>
      <ProfileFields fields={fields} errors={errors} />
    </fieldset>
  )
}
