import type { ComponentType } from 'react'
import type { Role } from '#domain/people/role.ts'
import type { ApiKey } from '../app/api.ts'

export interface Page {
  /** `$name` parts are read with usePathParam. */
  path: string
  title: string
  who: 'anyone' | 'signed-in' | readonly Role[]
  /** Also visible when signed out, without the frame. */
  open?: true
  load: () => Promise<ComponentType>
  /** Fetched while the page's code loads. Routes without input only. */
  reads?: readonly ApiKey[]
}
