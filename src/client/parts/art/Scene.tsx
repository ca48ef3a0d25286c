import type { DrawnPlace } from './places.ts'

/** The drawing of a place, in the colours of the nearest element with the place's class. Decoration. */
export function Scene({ place, className }: { place: DrawnPlace; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${place.file}#scene`} />
    </svg>
  )
}

/** The name of a place in the letters of its poster. */
export function PlaceName({ place, className }: { place: DrawnPlace; className?: string }) {
  return (
    <svg role="img" aria-label={place.name} className={className}>
      <use href={`${place.file}#name`} />
    </svg>
  )
}
