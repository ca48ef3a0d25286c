import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { controlClass, FieldFrame, useDescription } from '../ui/Field.tsx'

interface PasswordFieldProps {
  label?: string
  fresh?: boolean
  error?: string | undefined
}

/** Can be shown, since nobody types a long password right on a small phone unseen. */
export function PasswordField({ label = 'Password', fresh, error }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const hint = fresh
    ? 'At least 6 characters. A short sentence is strong and easy to remember.'
    : undefined
  const { id, control } = useDescription({ hint, error })
  const Mark = shown ? EyeOff : Eye
  return (
    <FieldFrame {...{ id, label, hint }} error={error}>
      <div className="relative">
        <input
          {...control}
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete={fresh ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          maxLength={200}
          className={`${controlClass} pr-13`}
        />
        <button
          type="button"
          aria-label={shown ? 'Hide what I typed' : 'Show what I typed'}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-ink-soft -outline-offset-2"
        >
          <Mark size={20} aria-hidden="true" />
        </button>
      </div>
    </FieldFrame>
  )
}
