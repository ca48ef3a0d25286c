import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { call } from '../app/api.ts'
import { showChosenTheme } from '../app/theme.ts'
import { enterApp } from './address.ts'

/** Hydrates the prerendered form. */
export function start(forms: ReadonlyMap<string, ComponentType>) {
  showChosenTheme()
  const root = document.getElementById('root')
  const name = root?.dataset['form'] ?? ''
  const Form = forms.get(name)
  if (!root || !Form) throw new Error(`There is no form "${name}"`)
  hydrateRoot(root, <Form />)

  // Redirect users who are already signed in, except from the password reset.
  if (name === 'reset-password') return
  void call('GET /api/session', {}).then(
    ({ user }) => user && enterApp(),
    () => {},
  )
}
