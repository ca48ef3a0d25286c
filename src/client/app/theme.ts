export type Theme = 'device' | 'light' | 'dark'

const key = 'upful-theme'

export function chosenTheme(): Theme {
  const stored = localStorage.getItem(key)
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
