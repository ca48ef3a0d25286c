const key = 'upful-data-saver'

/** Whether only what is opened is fetched: the student, or the whole phone, wants to save data. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return localStorage.getItem(key) === 'on' || connection?.saveData === true
}

/** Keeps the choice on this device. */
export function saveData(on: boolean): void {
  if (on) localStorage.setItem(key, 'on')
  else localStorage.removeItem(key)
}
