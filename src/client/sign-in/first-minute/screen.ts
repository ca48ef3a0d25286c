import type { focusHeading } from './focus-heading.ts'

/** What every screen after the first gets. */
export interface Screen {
  /** The ref of its heading, which gets the focus when the screen replaces another. */
  heading: typeof focusHeading | undefined
  back: () => void
  at: number
  of: number
}
