import type { Posting } from '#contract/postings.ts'

/** What keeps it from students, with the words that our rules met. */
export function HoldReasons({ posting: { state, reasons } }: { posting: Posting }) {
  if (reasons.length === 0) return null
  return (
    <section className="rounded-control bg-coral-soft px-4 py-3">
      <h3 className="text-base">
        {state === 'held' ? 'Why it is held back' : 'This would hold it back'}
      </h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {reasons.map(({ text, words }) => (
          <li key={`${text} ${words}`}>
            {text}
            {words !== null && (
              <>
                {' '}
                It says <q className="font-semibold">{words}</q>.
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
