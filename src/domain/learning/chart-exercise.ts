import { z } from 'zod'
import { authoredText, refuseRepeats } from './authored.ts'
import { exerciseBase } from './exercise-base.ts'

export const chartForms = ['bars', 'line', 'pie'] as const
export type ChartForm = (typeof chartForms)[number]

/** The figures that a chart draws. */
export const chartDataSchema = z.strictObject({
  /** What a row is, and what is counted: [Week, Hours]. */
  columns: z.tuple([authoredText.max(40), authoredText.max(40)]),
  rows: z
    .array(z.tuple([authoredText.max(24), z.number().min(0)]))
    .min(2)
    .max(8)
    .superRefine(refuseRepeats(([label]) => label, 'a row')),
})
export type ChartData = z.infer<typeof chartDataSchema>

const drawn = {
  show: z.enum(chartForms),
  /** Where the scale begins. Only a chart that misleads does not begin at 0. */
  from: z.number().min(0).default(0),
}

const reading = z.strictObject({
  ...drawn,
  answer: z.number(),
  tolerance: z.number().min(0).default(0),
  unit: authoredText.optional(),
})

const option = z
  .strictObject({
    ...drawn,
    right: z.literal(true).optional(),
    /** Why this chart does not do it. */
    note: authoredText.optional(),
  })
  .refine(({ right, note }) => right === true || note !== undefined, {
    message: 'a chart that is not right needs a note: why it does not fit',
    path: ['note'],
  })

/** A chart to read a number off, or the one to choose that says it best. */
export const chartExercise = z
  .strictObject({
    ...exerciseBase,
    kind: z.literal('chart'),
    data: chartDataSchema,
    read: reading.optional(),
    choose: z
      .array(option)
      .min(2)
      .max(4)
      .superRefine(refuseRepeats(({ show, from }) => `${show} from ${from}`, 'a chart'))
      .refine((options) => options.filter(({ right }) => right).length === 1, {
        message: 'exactly one chart is right',
      })
      .optional(),
  })
  .refine(({ read, choose }) => (read === undefined) !== (choose === undefined), {
    message: 'a chart has either read or choose',
  })
  .refine(({ data, read, choose }) => lowest(data) >= Math.max(...starts(read, choose)), {
    message: 'the scale begins above the smallest number',
    path: ['data'],
  })
export type ChartExercise = z.infer<typeof chartExercise>

function lowest({ rows }: ChartData): number {
  return Math.min(...rows.map(([, value]) => value))
}

function starts(
  read: { from: number } | undefined,
  choose: { from: number }[] | undefined,
): number[] {
  return [read?.from ?? 0, ...(choose ?? []).map(({ from }) => from)]
}
