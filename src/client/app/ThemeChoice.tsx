import { useId } from 'react'
import { createStore } from '../ui/store.ts'
import { useStore } from '../ui/use-store.ts'
import { chooseTheme, chosenTheme } from './theme.ts'
import type { Theme } from './theme.ts'

const choices: readonly { theme: Theme; label: string }[] = [
  { theme: 'device', label: 'Auto' },
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
]

/** Shared: the choice can be on the screen twice, in the menu and on the account page. */
const themeStore = createStore(chosenTheme())

export function ThemeChoice() {
  const theme = useStore(themeStore)
  const name = useId()
  return (
    <fieldset className="border-y border-line px-4 py-2">
      <legend className="sr-only">Colours</legend>
      <div className="flex gap-1">
        {choices.map((choice) => (
          <label
            key={choice.theme}
            className="relative flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-control text-sm font-semibold hover:bg-sunk has-checked:bg-leaf-soft has-checked:text-leaf-strong has-focus-visible:outline-2 has-focus-visible:outline-sea"
          >
            <input
              type="radio"
              name={name}
              checked={theme === choice.theme}
              onChange={() => choose(choice.theme)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function choose(theme: Theme) {
  chooseTheme(theme)
  themeStore.set(theme)
}
