import type { AnyRouter } from '@tanstack/react-router'

/** On each new page: its title in the tab, and the reading position at its start. */
export function followRoute(router: AnyRouter) {
  let shown: string | undefined
  router.subscribe('onRendered', ({ pathChanged }) => {
    const title = router.state.matches.at(-1)?.staticData.title
    document.title = title ? `${title} · Upful` : 'Upful'
    // The first page was opened by the browser, which has done this itself.
    if (pathChanged && shown !== undefined)
      document.getElementById('main')?.focus({ preventScroll: true })
    shown = title
  })
}
