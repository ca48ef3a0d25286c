import type { ComponentType } from 'react'
import { lazyPart } from '../app/lazy-part.tsx'
import { OverviewTab } from './OverviewTab.tsx'
import type { Tab } from '../ui/Tabs.tsx'

const ids = ['overview', 'skills', 'opportunities', 'advisor'] as const
export type TabId = (typeof ids)[number]

interface DashboardTab extends Tab<TabId> {
  Panel: ComponentType
}

/** The four tabs of the dashboard and what each shows; a panel fetches what it needs by itself. */
export const tabs: readonly DashboardTab[] = [
  { id: 'overview', label: 'Overview', href: '/dashboard', Panel: OverviewTab },
  {
    id: 'skills',
    label: 'Skills & Quests',
    href: '/dashboard?tab=skills',
    Panel: lazyPart(async () => (await import('../skills/SkillsTab.tsx')).SkillsTab),
  },
  {
    id: 'opportunities',
    label: 'Opportunities',
    href: '/dashboard?tab=opportunities',
    Panel: lazyPart(async () => (await import('../openings/OpeningsTab.tsx')).OpeningsTab),
  },
  {
    id: 'advisor',
    label: 'AI Advisor',
    href: '/dashboard?tab=advisor',
    Panel: lazyPart(async () => (await import('../advisor/AdvisorTab.tsx')).AdvisorTab),
  },
]

export function isTabId(text: string | null): text is TabId {
  return ids.some((id) => id === text)
}
