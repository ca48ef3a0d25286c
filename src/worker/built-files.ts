/** What the build knows about itself; it is written into the worker (scripts/pages/service-worker.ts). */
export interface BuiltFiles {
  /** Another one for every build that differs. */
  version: string
  /** The application and its first page, and the helplines: what a visitor of the dashboard has loaded anyway. */
  first: readonly string[]
  /** The code of all pages that a student opens. */
  areas: readonly string[]
  publicPages: readonly string[]
}

declare const BUILT_FILES: BuiltFiles

export const built = BUILT_FILES
