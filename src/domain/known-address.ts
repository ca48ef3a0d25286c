import { paramsIn, type Address } from './href.ts'
import * as pages from './pages.ts'
import type { DashboardTab } from './pages.ts'

/** Whether a text from outside the code (a row, `content/`, another process) is the address of a page. */
export function isAddress(text: string): text is Address {
  if (!/^\/(?!\/)/.test(text)) return false
  const [path = '', query = ''] = text.split('?')
  if (!Object.values(pages).some((page) => paramsIn(page, path) !== null)) return false
  const tab = path === pages.dashboard ? /(?:^|&)tab=([^&]*)/.exec(query)?.[1] : undefined
  return tab === undefined || Object.hasOwn(tabs, tab)
}

/** An address from a row; the dashboard if its page no longer exists. */
export function storedAddress(text: string): Address {
  return isAddress(text) ? text : pages.dashboard
}

const tabs: Readonly<Record<DashboardTab, true>> = {
  overview: true,
  skills: true,
  opportunities: true,
  advisor: true,
}
