import { useState } from 'react'
import { controlClass, FieldFrame, useDescription } from './Field.tsx'

interface PasswordFieldProps {
  label?: string
  name?: string
  fresh?: boolean
  error?: string | undefined
}

/** The password can be shown: a long one is hard to type blind on a small phone. */
export function PasswordField({
  label = 'Password',
  name = 'password',
  fresh,
  error,
}: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false)
  const hint = fresh ? 'At least 6 characters. A short sentence is easy to remember.' : undefined
  const { id, control } = useDescription({ hint, error })
  return (
    <FieldFrame {...{ id, label, hint }} error={error}>
      <div className="relative">
        <input
          {...control}
          name={name}
          type={isVisible ? 'text' : 'password'}
          autoComplete={fresh ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          maxLength={200}
          className={`${controlClass} pr-18`}
        />
        <button
          type="button"
          aria-pressed={isVisible}
          aria-label="Show password"
          onClick={() => setVisible(!isVisible)}
          className="absolute inset-y-0 right-0 w-16 rounded-control font-semibold text-sea -outline-offset-2"
        >
          {isVisible ? 'Hide' : 'Show'}
        </button>
      </div>
    </FieldFrame>
  )
}
