import type { ComponentType } from 'react'
import type { Role } from '#domain/role.ts'
import type { ApiKey } from './api.ts'

export interface Page {
  /** `$name` parts are read with usePathParam. */
  path: string
  title: string
  who: 'anyone' | 'signed-in' | readonly Role[]
  /** Shown to nobody in particular too, without the frame. */
  open?: true
  load: () => Promise<ComponentType>
  /** Read while the page's code is on its way. Routes without input only. */
  reads?: readonly ApiKey[]
}
