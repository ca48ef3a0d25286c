import { Fragment } from 'react'
import type { HoldReason, Posting } from '#contract/postings.ts'

/** Why students do not see it: the words our rules found, and what to do about them. */
export function HoldReasons({ posting: { state, reasons } }: { posting: Posting }) {
  if (reasons.length === 0) return null
  return (
    <section className="rounded-control bg-coral-soft px-4 py-3">
      <h3 className="text-base">
        {state === 'held' ? 'Why it is held back' : 'This would hold it back'}
      </h3>
      <ul className="mt-1 grid list-disc gap-2 pl-5">
        {reasons.map((reason) => (
          <li key={reason.text}>
            {reason.text} <Quotes of={reason.quotes} />
            {reason.advice !== null && <p>{reason.advice}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Quotes({ of: quotes }: { of: HoldReason['quotes'] }) {
  if (quotes.length === 0) return null
  return (
    <>
      It says{' '}
      {quotes.map((words, place) => (
        <Fragment key={place}>
          {place > 0 && (place === quotes.length - 1 ? ' and ' : ', ')}
          <q className="font-semibold break-words">{words}</q>
        </Fragment>
      ))}
      .
    </>
  )
}
