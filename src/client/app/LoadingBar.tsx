/** Something that was asked for is on its way. A screen reader hears of it when it is there. */
export function LoadingBar() {
  return <div aria-hidden="true" className="loading-bar fixed inset-x-0 top-0 z-20 h-1 bg-leaf" />
}
