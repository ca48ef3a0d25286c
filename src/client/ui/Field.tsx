import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

export interface Labelled {
  label: string
  hint?: ReactNode
  error?: ReactNode
  /** Invalid, with the reason given by the form's message. */
  invalid?: boolean
}

/** Ids and ARIA attributes that link a control to its hint and error. */
export function useDescription({
  hint,
  error,
  invalid,
}: Pick<Labelled, 'hint' | 'error' | 'invalid'>) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return {
    id,
    control: {
      id,
      'aria-invalid': error || invalid ? true : undefined,
      'aria-describedby': described || undefined,
    },
  }
}

export const controlClass =
  'block min-h-12 w-full rounded-control border border-edge bg-card px-3.5 py-2.5 text-base text-ink ' +
  'placeholder:text-ink-soft aria-invalid:border-2 aria-invalid:border-coral disabled:opacity-60'

interface FrameProps extends Labelled {
  id: string
  required?: boolean | undefined
  children: ReactNode
  className?: string | undefined
}

/** Label above, hint and error below. Every field is laid out this way. */
export function FieldFrame({ id, label, hint, error, required, children, className }: FrameProps) {
  return (
    <div className={classes('grid gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {required === false && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

/** The hint and the error that the `aria-describedby` of `useDescription` points to. */
export function FieldNotes({ id, hint, error }: Pick<FrameProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-coral">
          {error}
        </p>
      )}
    </>
  )
}

type FieldProps = Labelled & ComponentProps<'input'>

/** `required={false}` adds "(optional)" to the label. */
export function Field({ label, hint, error, invalid, className, required, ...input }: FieldProps) {
  const { id, control } = useDescription({ hint, error, ...(invalid ? { invalid } : {}) })
  return (
    <FieldFrame {...{ id, label, hint, required, className }} {...(error ? { error } : {})}>
      <input {...input} {...control} required={required} className={controlClass} />
    </FieldFrame>
  )
}

type TextAreaProps = Labelled & ComponentProps<'textarea'>

export function TextArea({
  label,
  hint,
  error,
  invalid,
  className,
  required,
  rows = 4,
  ...area
}: TextAreaProps) {
  const { id, control } = useDescription({ hint, error, ...(invalid ? { invalid } : {}) })
  return (
    <FieldFrame {...{ id, label, hint, required, className }} {...(error ? { error } : {})}>
      <textarea {...area} {...control} rows={rows} required={required} className={controlClass} />
    </FieldFrame>
  )
}
