let leaving = false

/** Whether another page is about to be loaded. A step back through the history would cancel that. */
export function isLeaving(): boolean {
  return leaving
}

export function setLeaving(value: boolean): void {
  leaving = value
}
