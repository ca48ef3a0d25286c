import type { DrawnPlace } from './places.ts'

/** The drawing of a place, in the colours of the nearest element with the place's class. Decoration. */
export function Scene({ place, className }: { place: DrawnPlace; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${place.file}#scene`} />
    </svg>
  )
}

/** The name of a place in the letters of its poster, with an edge that stands out from a tree as from the sky. */
export function PlaceName({ place, className }: { place: DrawnPlace; className?: string }) {
  const letters = `${place.file}#name`
  return (
    <svg role="img" aria-label={place.name} className={className}>
      <use href={letters} strokeWidth={38} color="light-dark(#fffaf0, #04150f)" />
      <use href={letters} strokeWidth={25} />
    </svg>
  )
}
