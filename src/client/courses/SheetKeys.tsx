const signs = ['=', '+', '-', '*', '/', '(', ')', ':', ',', '<', '>', '"'] as const
const functions = ['SUM(', 'AVERAGE(', 'MIN(', 'MAX(', 'IF('] as const

const names: Readonly<Record<string, string>> = {
  '=': 'equals',
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divided by',
  '(': 'open bracket',
  ')': 'close bracket',
  ':': 'to, for a range',
  ',': 'comma',
  '<': 'less than',
  '>': 'more than',
  '"': 'quote',
}

/** The signs of formulas, which are far away on the keyboard of a phone. */
export function SheetKeys({ onPress }: { onPress: (text: string) => void }) {
  return (
    <div role="group" aria-label="Signs for formulas" className="flex flex-wrap gap-1.5">
      {[...signs, ...functions].map((text) => (
        <button
          key={text}
          type="button"
          aria-label={names[text] ?? text.slice(0, -1)}
          // Keeps the keyboard of the phone open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPress(text)}
          className="min-h-11 min-w-11 rounded-control border border-line bg-card px-3 font-semibold hover:bg-sunk"
        >
          {text.length > 1 ? text.slice(0, -1) : text}
        </button>
      ))}
    </div>
  )
}
