export type Theme = 'device' | 'light' | 'dark'

const key = 'upful-theme'

/** Runs before the first paint, in the head of the page: the same as `showChosenTheme`. */
export const themeScript = `{const t=localStorage['${key}'];if(t)document.documentElement.dataset.theme=t}`

export function chosenTheme(): Theme {
  // The server, which draws the first screen, has none.
  const stored = globalThis.localStorage?.getItem(key)
  return stored === 'light' || stored === 'dark' ? stored : 'device'
}

/** Stores the choice on this device and applies it. */
export function chooseTheme(theme: Theme) {
  if (theme === 'device') localStorage.removeItem(key)
  else localStorage.setItem(key, theme)
  showChosenTheme()
}

export function showChosenTheme() {
  const theme = chosenTheme()
  if (theme === 'device') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
