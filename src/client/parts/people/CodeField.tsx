import { Field } from '../../ui/Field.tsx'

interface CodeFieldProps {
  label: string
  hint?: string
  defaultValue?: string
  error: string | undefined
}

/** The error of a form whose code is missing. */
export const missingCode = { message: 'Enter the code.', fields: { code: 'Enter the code.' } }

/** For a code that is read out to someone: case and spacing don't matter. */
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
