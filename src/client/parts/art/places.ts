import type { RoadTown } from '#domain/openings/nearest-town.ts'
import linstead from './places/linstead.svg'
import mandeville from './places/mandeville.svg'
import mayPen from './places/may-pen.svg'
import montegoBay from './places/montego-bay.svg'
import newcastle from './places/newcastle.svg'
import ochoRios from './places/ocho-rios.svg'
import portAntonio from './places/port-antonio.svg'

export interface DrawnPlace {
  name: RoadTown
  /** The address of its drawing: the symbols `scene` and `name`. */
  file: string
  /** The class with its colours, of `art.css`. */
  colours: string
}

/** The hills, where a road starts that has no course yet. */
export const hills: DrawnPlace = { name: 'Newcastle', file: newcastle, colours: 'place-newcastle' }

const places: readonly [DrawnPlace, ...DrawnPlace[]] = [
  { name: 'May Pen', file: mayPen, colours: 'place-may-pen' },
  { name: 'Montego Bay', file: montegoBay, colours: 'place-montego-bay' },
  { name: 'Ocho Rios', file: ochoRios, colours: 'place-ocho-rios' },
  { name: 'Linstead', file: linstead, colours: 'place-linstead' },
  { name: 'Port Antonio', file: portAntonio, colours: 'place-port-antonio' },
  { name: 'Mandeville', file: mandeville, colours: 'place-mandeville' },
  hills,
]

/** The place of a course's unit: the way round the island starts near home, or elsewhere with each course. */
export function placeOf(courseId: string, unit: number, home: RoadTown | null): DrawnPlace {
  const start =
    home === null
      ? courseId.split('').reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
      : places.findIndex(({ name }) => name === home)
  return places[(start + unit) % places.length] ?? places[0]
}
