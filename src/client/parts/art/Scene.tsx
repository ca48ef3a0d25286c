import type { DrawnPlace } from './places.ts'

/** The drawing of a place, in the colours of the nearest element with the place's class. Decoration. */
export function Scene({ place, className }: { place: DrawnPlace; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${place.file}#scene`} />
    </svg>
  )
}

/** Letters that stand before a tree as well as before the sky. */
const halo = 'drop-shadow(0 0 2px light-dark(#fffaf0, #04150f)) '.repeat(2)

/** The name of a place in the letters of its poster. */
export function PlaceName({ place, className }: { place: DrawnPlace; className?: string }) {
  return (
    <svg role="img" aria-label={place.name} style={{ filter: halo }} className={className}>
      <use href={`${place.file}#name`} />
    </svg>
  )
}
