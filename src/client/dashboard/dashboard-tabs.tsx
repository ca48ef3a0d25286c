import type { ComponentType } from 'react'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { DashboardTab as TabOfAddress } from '#domain/pages.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import type { Tab } from '../ui/Tabs.tsx'

const ids = [
  'overview',
  'skills',
  'opportunities',
  'advisor',
] as const satisfies readonly TabOfAddress[]
export type TabId = (typeof ids)[number]

interface DashboardTab extends Tab<TabId> {
  Panel: ComponentType
}

/** The four tabs of the dashboard with their panels; each panel fetches its own data. */
export const tabs: readonly DashboardTab[] = [
  {
    id: 'overview',
    label: 'Overview',
    href: pages.dashboard,
    Panel: lazyPart(() => import('./OverviewTab.tsx'), 'OverviewTab'),
  },
  {
    id: 'skills',
    label: 'Skills & Quests',
    href: href(pages.dashboard, { tab: 'skills' }),
    Panel: lazyPart(() => import('../skills/SkillsTab.tsx'), 'SkillsTab'),
  },
  {
    id: 'opportunities',
    label: 'Opportunities',
    href: href(pages.dashboard, { tab: 'opportunities' }),
    Panel: lazyPart(() => import('../openings/OpeningsTab.tsx'), 'OpeningsTab'),
  },
  {
    id: 'advisor',
    label: 'AI Advisor',
    href: href(pages.dashboard, { tab: 'advisor' }),
    Panel: lazyPart(() => import('../advisor/AdvisorTab.tsx'), 'AdvisorTab'),
  },
]

/** For those who have no student's home of their own, at whose address the first tab would be. */
export const tabsToSee = tabs.map((tab) =>
  tab.id === 'overview' ? { ...tab, href: href(pages.dashboard, { tab: tab.id }) } : tab,
)

export function isTabId(text: string | null): text is TabId {
  return ids.some((id) => id === text)
}
