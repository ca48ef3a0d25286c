import { Check, Play } from 'lucide-react'
import type { Road, StudentDay } from '#contract/dashboard.ts'
import { Link } from '../app/Link.tsx'
import { DoctorBird, type Mood } from '../parts/art/DoctorBird.tsx'
import { hills, placeOf, type DrawnPlace } from '../parts/art/places.ts'
import { themed } from '../parts/art/road-themes.ts'
import { PlaceName, Scene } from '../parts/art/Scene.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { nextAddress } from './next-address.ts'
import { NextStep } from './NextStep.tsx'

type Unit = Road['units'][number]

/** The place where the student is on the road, with the next stone as the one thing to do; the places around it beside it. */
export function RoadHero({ student }: { student: StudentDay }) {
  const { road } = student
  return (
    <section
      aria-label="Your next step"
      className="-mx-4 flex items-stretch gap-2 overflow-hidden sm:mx-0 lg:h-108"
    >
      {road === null ? (
        <Here place={hills} student={student} />
      ) : (
        road.units.map((unit, index) => {
          const place = placeOf(road.course.id, index, student.home)
          if (index === road.at) return <Here key={unit.id} place={place} student={student} />
          return (
            <Slice
              key={unit.id}
              unit={unit}
              colours={themed(student.look.roadTheme, place.colours)}
              className={sliceAt(index - road.at)}
            />
          )
        })
      )}
    </section>
  )
}

/** On a phone only the neighbours are seen: the one before as an edge, the next one as far as its stone. */
function sliceAt(distance: number): string {
  if (distance === 1) return ''
  return distance === -1 ? 'max-lg:w-2!' : 'hidden lg:block'
}

function Here({ place, student }: { place: DrawnPlace; student: StudentDay }) {
  return (
    <div
      className={classes(
        themed(student.look.roadTheme, place.colours),
        'flex min-w-0 grow flex-col overflow-hidden rounded-[4px] bg-(--band) text-on-hill max-lg:first:ml-4 lg:flex-row',
      )}
    >
      <Poster place={place} student={student} />
      <NextStep student={student} />
    </div>
  )
}

function Poster({ place, student }: { place: DrawnPlace; student: StudentDay }) {
  const { road } = student
  return (
    <div className="relative h-48 shrink-0 bg-(--sky) sm:h-80 lg:h-auto lg:w-104">
      <Scene place={place} className="absolute inset-0 size-full" />
      <PlaceName
        place={place}
        className="absolute inset-x-4 top-4 h-9 text-[light-dark(var(--band),#fffaf0)] w-[calc(100%-2rem)] lg:h-14"
      />
      <DoctorBird
        mood={moodOf(student)}
        className={classes('hover absolute top-11 w-22 lg:top-32 lg:w-36', perchOf(road))}
      />
      {road !== null && <Stones road={road} />}
      {/* A finger presses the stone; everybody else has the button below. */}
      <Link
        to={nextAddress(student)}
        tabIndex={-1}
        aria-hidden="true"
        className="absolute inset-0"
      />
    </div>
  )
}

/** Above the next stone, as near as the start, the middle and the end of the place are to it. */
function perchOf(road: Road | null): string {
  const stones = road?.units[road.at]?.stones ?? []
  const along = stones.indexOf('now') / Math.max(1, stones.length - 1)
  if (along < 1 / 3) return 'left-3'
  return along < 2 / 3 ? 'inset-x-0 mx-auto' : 'right-3'
}

/** The bird dozed off while the student was away for days. */
function moodOf({ checkedInToday, streak, longestStreak }: StudentDay): Mood {
  if (checkedInToday) return 'glad'
  return streak <= 1 && longestStreak > 1 ? 'sleepy' : 'curious'
}

/** The lessons of this place along its road. The text beside it says which one is next. */
function Stones({ road: { units, at } }: { road: Road }) {
  const unit = units[at]
  if (unit === undefined) return null
  return (
    <p className="absolute inset-x-0 bottom-1 px-5">
      <span className="sr-only">{progressIn(unit)}</span>
      <span aria-hidden="true" className="flex items-center justify-between">
        {unit.stones.map((stone, index) => (
          <Stone key={index} stone={stone} />
        ))}
      </span>
    </p>
  )
}

function Stone({ stone }: { stone: Unit['stones'][number] }) {
  return (
    <span
      className={classes(
        'grid shrink-0 place-items-center rounded-full border-3',
        stone === 'now'
          ? 'size-10 border-[#fffaf0] bg-[#d8431f] text-[#fffaf0] ring-4 ring-[#d8431f]/35'
          : 'size-7 border-[light-dark(#a5762c,#2a2418)]',
        stone === 'done' && 'bg-[#0b8a4b] text-[#fffaf0]',
        stone === 'ahead' && 'bg-[light-dark(#fffaf0,#3b3529)]',
      )}
    >
      {stone === 'done' && <Icon of={Check} size={16} />}
      {stone === 'now' && <Icon of={Play} size={18} className="ml-0.5 fill-current" />}
    </span>
  )
}

/** A place before or after this one, seen from here: its colours, and whether it is done. */
function Slice({ unit, colours, className }: { unit: Unit; colours: string; className: string }) {
  const isDone = unit.stones.every((stone) => stone === 'done')
  return (
    <div className={classes(colours, 'relative w-9 shrink-0 overflow-hidden lg:w-14', className)}>
      <span className="sr-only">
        {unit.title}: {progressIn(unit)}
      </span>
      <svg
        viewBox="0 0 56 340"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <path d="M0 0h56v340H0z" fill="var(--sky)" />
        <circle cx="50" cy="120" r="38" fill="var(--sun)" />
        <path d="M0 190q28-44 56 6v144H0z" fill="var(--far)" />
        <path d="M0 236q30-26 56 4v100H0z" fill="var(--sea)" />
        <path d="M0 306h56v34H0z" fill="var(--road)" />
      </svg>
      <span className="absolute inset-x-0 bottom-1 grid justify-items-center">
        <Stone stone={isDone ? 'done' : 'ahead'} />
      </span>
    </div>
  )
}

function progressIn({ stones }: Unit): string {
  const done = stones.filter((stone) => stone === 'done').length
  return `${done} of ${stones.length} lessons done`
}
