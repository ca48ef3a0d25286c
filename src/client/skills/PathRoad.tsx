import { Check, Flag, Lock } from 'lucide-react'
import type { Output } from '../app/api.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { PathStep } from './PathStep.tsx'

type Path = NonNullable<Output<'GET /api/paths/mine'>['path']>
type Step = Path['steps'][number]

/** A winding road from the first step to the last. */
export function PathRoad({ path }: { path: Path }) {
  const { steps } = path
  const done = steps.filter(({ state }) => state === 'done').length
  return (
    <>
      <p className="-mt-1 mb-1 font-semibold">{path.title}</p>
      <p className="mb-3 text-sm text-ink-soft tabular-nums">
        {done} of {steps.length} steps done
      </p>
      <ol className="grid grid-cols-1">
        {steps.map((step, index) => (
          <li key={step.id} className="flex min-h-28 gap-3">
            <Bend steps={steps} index={index} />
            <PathStep pathId={path.id} step={step} />
          </li>
        ))}
      </ol>
    </>
  )
}

const look: Record<Step['state'], string> = {
  done: 'bg-leaf text-on-leaf',
  ready: 'bg-sun text-on-sun',
  locked: 'bg-sunk text-ink-soft border border-edge',
}

/** One step's piece of the road. It starts and ends in the middle, so that pieces join. */
function Bend({ steps, index }: { steps: readonly Step[]; index: number }) {
  const step = steps[index]
  const x = index % 2 === 0 ? 30 : 70
  const isLast = index === steps.length - 1
  if (!step) return null
  const icon = step.state === 'done' ? Check : isLast ? Flag : step.state === 'locked' ? Lock : null
  return (
    <div aria-hidden="true" className="relative w-20 shrink-0 sm:w-24">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute size-full fill-none"
      >
        {index > 0 && <Road d={`M50 0C50 24 ${x} 26 ${x} 51`} done={step.state === 'done'} />}
        {!isLast && (
          <Road
            d={`M${x} 49C${x} 74 50 76 50 100`}
            done={step.state === 'done' && steps[index + 1]?.state === 'done'}
          />
        )}
      </svg>
      <span
        className={classes(
          'absolute top-1/2 grid size-11 -translate-1/2 place-items-center rounded-full font-extrabold shadow-raised',
          index % 2 === 0 ? 'left-[30%]' : 'left-[70%]',
          look[step.state],
        )}
      >
        {icon ? <Icon of={icon} /> : index + 1}
      </span>
    </div>
  )
}

function Road({ d, done }: { d: string; done: boolean }) {
  return (
    <g>
      <path
        d={d}
        vectorEffect="non-scaling-stroke"
        strokeWidth="20"
        className={done ? 'stroke-leaf' : 'stroke-line'}
      />
      <path
        d={d}
        vectorEffect="non-scaling-stroke"
        strokeWidth="2"
        strokeDasharray="7 8"
        className="stroke-card"
      />
    </g>
  )
}
