const open: (() => void)[] = []
const waiting: (() => void)[] = []
let stepping = false

/** While it is open, the browser's Back closes it rather than leaving the page. Returns how to end that. */
export function backCloses(close: () => void): () => void {
  open.push(close)
  settleSoon()
  return () => {
    const at = open.indexOf(close)
    if (at >= 0) open.splice(at, 1)
    settleSoon()
  }
}

/** How many sheets the current entry of the history stands for. */
export function sheetsInEntry(): number {
  return history.state?.sheets ?? 0
}

/** Steps back to the entry of so many sheets. */
export function leaveSheets(left = 0): void {
  const tooMany = sheetsInEntry() - left
  if (tooMany <= 0 || stepping) return
  stepping = true
  history.go(-tooMany)
}

/** Runs it at once, or when our own step back through the history has been taken. */
export function onceStepped(run: () => void): void {
  if (stepping) waiting.push(run)
  else run()
}

// One sheet that closes as another opens keeps its entry.
function settleSoon(): void {
  setTimeout(() => onceStepped(settle))
}

function settle(): void {
  leaveSheets(open.length)
  for (let at = sheetsInEntry(); at < open.length; at += 1)
    history.pushState({ sheets: at + 1 }, '')
}

addEventListener('popstate', () => {
  stepping = false
  for (const close of open.splice(sheetsInEntry())) close()
  // Forward, or a page loaded again: there is an entry, but its sheet is not open any more.
  settleSoon()
  for (const run of waiting.splice(0)) run()
})
settleSoon()
