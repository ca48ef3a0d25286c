import type { ComponentType } from 'react'
import type { Role } from '#domain/people/role.ts'
import type { ApiKey } from '../app/api.ts'

export interface Page {
  title: string
  who: 'anyone' | 'signed-in' | readonly Role[]
  /** One thing to do, without the header and the navigation. */
  fullScreen?: true
  /** Also visible when signed out, without the frame. */
  open?: true
  load: () => Promise<ComponentType>
  /** Fetched while the page's code loads. Routes without input only. */
  reads?: readonly ApiKey[]
}

/** Pages by their path, whose `$name` parts are read with usePathParam. */
export type PageViews = Readonly<Record<string, Page>>
