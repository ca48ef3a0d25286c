import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { controlClass } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'

interface SearchBoxProps {
  /** The current search. */
  text: string
  onSearch: (text: string) => void
}

const debounceMs = 300

/** Debounced, so that not every letter is a request. */
export function SearchBox({ text, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(text)
  const [lastText, setLastText] = useState(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // Follow changes of the address, but keep a trailing space, which the address doesn't have.
  if (text !== lastText) {
    setLastText(text)
    if (text !== typed.trim()) setTyped(text)
  }

  function type(next: string) {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(next.trim()), debounceMs)
  }

  return (
    <div className="relative min-w-0 flex-[1_1_13rem]">
      <Icon of={Search} className="absolute top-3.5 left-3.5 text-ink-soft" />
      <input
        type="search"
        aria-label="Search title, company or skill"
        placeholder="Title, company or skill"
        maxLength={100}
        value={typed}
        onChange={(event) => type(event.target.value)}
        className={`${controlClass} pl-11`}
      />
    </div>
  )
}
