import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { focusInvalid } from '../ui/focus-invalid.ts'
import { answerOr } from './answer-or.ts'
import { isApiError } from './api.ts'

/** The values of a form by field name, trimmed; passwords stay as typed. */
export type FormValues = Record<string, string>

export interface FormProblem {
  message: string
  fields?: Record<string, string>
}

interface FormState {
  busy: boolean
  message: string | undefined
  errors: Record<string, string>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** How every form works: check on the client, send once, show the server's errors at their fields. */
export function useForm(
  check: (values: FormValues) => FormProblem | undefined,
  send: (values: FormValues) => Promise<void>,
  /** The message for a lost connection or an error on our side. */
  otherwise?: string,
): FormState {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<FormProblem>()

  const invalidForm = useRef<HTMLFormElement>(null)

  // A field's error is cleared as soon as it changes. The listener is on the document, to run after React:
  // on the form it would re-render a field before React knows what was typed, and lose it.
  useEffect(() => {
    function clearChangedField({ target }: Event) {
      if (!(target instanceof Element) || !invalidForm.current?.contains(target)) return
      const name = target.getAttribute('name')
      if (name !== null) setProblem((current) => current && withoutField(current, name))
    }
    document.addEventListener('input', clearChangedField)
    return () => document.removeEventListener('input', clearChangedField)
  }, [])

  /** Rendered synchronously, so that the field is already marked invalid when it gets the focus. */
  function show(newProblem: FormProblem | undefined, form: HTMLFormElement) {
    flushSync(() => setProblem(newProblem))
    if (!newProblem) return
    invalidForm.current = form
    focusInvalid(form)
  }

  async function submit(form: HTMLFormElement) {
    const values = valuesOf(form)
    const newProblem = check(values)
    show(newProblem, form)
    if (newProblem) return
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      show(problemOf(error, otherwise), form)
    }
    setBusy(false)
  }

  return {
    busy,
    message: problem && isShownAtField(problem) ? undefined : problem?.message,
    errors: problem?.fields ?? {},
    onSubmit: (event) => {
      event.preventDefault()
      if (!busy) void submit(event.currentTarget)
    },
  }
}

/** False in the prerendered page: a form can't be submitted before its script has loaded. */
export function useReady(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

function valuesOf(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].map(([name, value]) => {
    const text = typeof value === 'string' ? value : ''
    const autoComplete = controlNamed(form, name)?.getAttribute('autocomplete') ?? ''
    // A password stays as typed, even while it is shown and its field is a text input.
    return [name, autoComplete.endsWith('password') ? text : text.trim()]
  })
  return Object.fromEntries(entries)
}

function problemOf(error: unknown, otherwise: string | undefined): FormProblem {
  if (!isApiError(error)) return { message: otherwise ?? 'Something went wrong. Try again.' }
  const fields = Object.fromEntries(
    // 'details.school' is the field 'school' here.
    Object.entries(error.fields).map(([path, message]) => [
      path.split('.').at(-1) ?? path,
      message,
    ]),
  )
  const message = otherwise === undefined ? error.message : answerOr(error, otherwise)
  return { message, fields }
}

/** The problem without one field's error; undefined if that was all. */
function withoutField(problem: FormProblem, name: string): FormProblem | undefined {
  const { [name]: removed, ...fields } = problem.fields ?? {}
  if (removed === undefined) return problem
  if (problem.message !== removed) return { ...problem, fields }
  const [next] = Object.values(fields)
  return next === undefined ? undefined : { message: next, fields }
}

/** A message already shown at a field isn't repeated. */
function isShownAtField({ message, fields = {} }: FormProblem): boolean {
  return Object.values(fields).includes(message)
}

function controlNamed(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLElement ? control : undefined
}
