import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { controlClass } from './Field.tsx'
import { Icon } from './Icon.tsx'

interface SearchBoxProps {
  /** For screen readers: what is searched. */
  label: string
  placeholder: string
  /** The current search. */
  text: string
  onSearch: (text: string) => void
}

const debounceMs = 300

/** Debounced, so that not every letter is a request. */
export function SearchBox({ label, placeholder, text, onSearch }: SearchBoxProps) {
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
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        value={typed}
        onChange={(event) => type(event.target.value)}
        className={`${controlClass} pl-11`}
      />
    </div>
  )
}
