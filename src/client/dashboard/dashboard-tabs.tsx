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
    href: href(pages.dashboard, { tab: 'overview' }),
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

export function isTabId(text: string | null): text is TabId {
  return ids.some((id) => id === text)
}
