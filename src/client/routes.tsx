import type { Page } from './app/page.ts'

/** Every address of the signed-in app, its page, and who may see it. */
export const pages: readonly Page[] = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    who: 'signed-in',
    load: async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage,
    reads: ['GET /api/dashboard'],
  },
]
