import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { focusInvalid } from '../ui/focus-invalid.ts'
import { answerOr } from './answer-or.ts'
import { isApiError } from './api.ts'

/** What a form was given, by field name, spaces around it gone; passwords stay as typed. */
export type Given = Record<string, string>

export interface Problem {
  message: string
  fields?: Record<string, string>
}

interface FormState {
  busy: boolean
  message: string | undefined
  errors: Record<string, string>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** The one form pattern: check here first, send once, show what the server says under its field. */
export function useForm(
  check: (given: Given) => Problem | undefined,
  send: (given: Given) => Promise<void>,
  /** What a lost connection or a failure of ours is called here. */
  otherwise?: string,
): FormState {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  const refused = useRef<HTMLFormElement>(null)

  // What is wrong with a field goes as soon as somebody changes it. Heard at the document, after React:
  // on the form it would draw a field once more before React knows what was typed, and lose it.
  useEffect(() => {
    function forgetWhenChanged({ target }: Event) {
      if (!(target instanceof Element) || !refused.current?.contains(target)) return
      const name = target.getAttribute('name')
      if (name !== null) setProblem((known) => known && withoutField(known, name))
    }
    document.addEventListener('input', forgetWhenChanged)
    return () => document.removeEventListener('input', forgetWhenChanged)
  }, [])

  /** Drawn at once: the field that gets the focus is marked by then, and says what is wrong with it. */
  function show(found: Problem | undefined, form: HTMLFormElement) {
    flushSync(() => setProblem(found))
    if (!found) return
    refused.current = form
    focusInvalid(form)
  }

  async function submit(form: HTMLFormElement) {
    const given = givenIn(form)
    const found = check(given)
    show(found, form)
    if (found) return
    setBusy(true)
    try {
      await send(given)
    } catch (error) {
      show(problemOf(error, otherwise), form)
    }
    setBusy(false)
  }

  return {
    busy,
    message: problem && saidByField(problem) ? undefined : problem?.message,
    errors: problem?.fields ?? {},
    onSubmit: (event) => {
      event.preventDefault()
      if (!busy) void submit(event.currentTarget)
    },
  }
}

/** False in the prerendered page: a form may not be sent before its script is there to send it. */
export function useReady(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

function givenIn(form: HTMLFormElement): Given {
  const entries = [...new FormData(form)].map(([name, value]) => {
    const text = typeof value === 'string' ? value : ''
    const fillsIn = controlNamed(form, name)?.getAttribute('autocomplete') ?? ''
    // A password stays as typed, also while it is shown and its field is one of text.
    return [name, fillsIn.endsWith('password') ? text : text.trim()]
  })
  return Object.fromEntries(entries)
}

function problemOf(error: unknown, otherwise: string | undefined): Problem {
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

/** The problem without what it says of one field; nothing when it said that alone. */
function withoutField(problem: Problem, name: string): Problem | undefined {
  const { [name]: gone, ...fields } = problem.fields ?? {}
  if (gone === undefined) return problem
  if (problem.message !== gone) return { ...problem, fields }
  const [next] = Object.values(fields)
  return next === undefined ? undefined : { message: next, fields }
}

/** What stands under its field need not be said twice. */
function saidByField({ message, fields = {} }: Problem): boolean {
  return Object.values(fields).includes(message)
}

function controlNamed(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLElement ? control : undefined
}
