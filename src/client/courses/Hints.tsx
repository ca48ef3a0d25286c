import { Markdown } from '../ui/Markdown.tsx'

/** Folded one by one. */
export function Hints({ hints }: { hints: readonly string[] }) {
  if (hints.length === 0) return null
  return (
    <div className="mt-4 grid gap-2">
      {hints.map((hint, index) => (
        <details key={hint} className="rounded-control bg-sunk px-4">
          <summary className="flex min-h-11 items-center font-semibold">
            {hints.length === 1 ? 'Hint' : `Hint ${index + 1}`}
          </summary>
          <Markdown className="pb-3">{hint}</Markdown>
        </details>
      ))}
    </div>
  )
}
