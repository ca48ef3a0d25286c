import type { Page } from './app/page.ts'

/** Every address of the signed-in app, its page, and who may see it. */
export const pages: readonly Page[] = []
