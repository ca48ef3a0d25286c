/** Something that was asked for is on its way. Screen readers announce what it is waiting for. */
export function LoadingBar() {
  return <div aria-hidden="true" className="loading-bar fixed inset-x-0 top-0 z-20 h-1 bg-leaf" />
}
