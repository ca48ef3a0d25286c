import { Field } from '../ui/Field.tsx'

interface CodeFieldProps {
  label: string
  hint?: string
  error: string | undefined
}

/** What a form with a code in it says when there is none. */
export const missingCode = { message: 'Enter the code.', fields: { code: 'Enter the code.' } }

/** For a code that somebody reads out: however it is typed, it is meant. */
export function CodeField(props: CodeFieldProps) {
  return (
    <Field
      {...props}
      name="code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      placeholder="ABCD-2345"
    />
  )
}
