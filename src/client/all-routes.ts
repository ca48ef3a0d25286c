import type { PagePath } from '#domain/href.ts'
import { adultRoutes } from './adult-routes.tsx'
import type { Page } from './frame/page.ts'
import type { PublicPath } from './pages.tsx'
import { routes } from './routes.tsx'

/** The address of a page that is not prerendered. */
export type AppPath = Exclude<PagePath, PublicPath>

/** Every page of the application, and who may see it: a missing one does not compile. The first match wins. */
export const allRoutes: Readonly<Record<AppPath, Page>> = { ...routes, ...adultRoutes }
