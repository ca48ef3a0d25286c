interface SignKeysProps {
  label: string
  /** What each key writes, and how it is read aloud where the sign alone is not enough. */
  signs: readonly { text: string; name: string; shown?: string }[]
  onPress: (text: string) => void
}

/** Signs as keys: on the keyboard of a phone they are far away. */
export function SignKeys({ label, signs, onPress }: SignKeysProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1.5">
      {signs.map(({ text, name, shown }) => (
        <button
          key={text}
          type="button"
          aria-label={name}
          // Keeps the keyboard of the phone open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPress(text)}
          className="min-h-11 min-w-11 rounded-control border border-line bg-card px-3 font-semibold hover:bg-sunk"
        >
          {shown ?? text}
        </button>
      ))}
    </div>
  )
}
