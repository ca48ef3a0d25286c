import { isLeaving, setLeaving } from './leaving.ts'

const open: (() => void)[] = []
const waiting: (() => void)[] = []
let stepping = false

/** Makes the browser's Back close something instead of leaving the page, until the returned function is called. */
export function backCloses(close: () => void): () => void {
  open.push(close)
  settleSoon()
  return () => {
    const index = open.indexOf(close)
    if (index >= 0) open.splice(index, 1)
    settleSoon()
  }
}

/** How many sheets were open in the current history entry. */
export function sheetsInEntry(): number {
  return history.state?.sheets ?? 0
}

/** Steps back to the history entry with `remaining` open sheets. */
export function leaveSheets(remaining = 0): void {
  const tooMany = sheetsInEntry() - remaining
  if (tooMany <= 0 || stepping) return
  stepping = true
  history.go(-tooMany)
}

/** Runs it now, or after our own pending step back through the history. */
export function onceStepped(run: () => void): void {
  if (stepping) waiting.push(run)
  else run()
}

// Deferred, so that a sheet that closes as another opens passes on its entry.
function settleSoon(): void {
  setTimeout(() => onceStepped(settle))
}

function settle(): void {
  if (isLeaving()) return
  leaveSheets(open.length)
  for (let index = sheetsInEntry(); index < open.length; index += 1)
    history.pushState({ sheets: index + 1 }, '')
}

// The server, which draws the first screen, has no history.
if ('history' in globalThis) listen()

function listen(): void {
  // The browser may have kept the page, and shows it again.
  addEventListener('pageshow', () => setLeaving(false))
  addEventListener('popstate', () => {
    stepping = false
    for (const close of open.splice(sheetsInEntry())) close()
    // After Forward or a reload there is an entry whose sheet is no longer open.
    settleSoon()
    for (const run of waiting.splice(0)) run()
  })
  settleSoon()
}
