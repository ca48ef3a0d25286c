import { z } from 'zod'
import { authoredId, authoredText, refuseRepeats } from './authored.ts'
import { exerciseBase } from './exercise-base.ts'

const percent = z.number().min(0).max(100)

/** A part of the figure, in per cent of its width and height. */
export const spotArea = z.strictObject({
  left: percent,
  top: percent,
  width: z.number().min(4).max(100),
  height: z.number().min(4).max(100),
})

const spot = z
  .strictObject({
    /** Names what is there, without saying whether it is right. */
    label: authoredText.max(60),
    area: spotArea,
    right: z.literal(true).optional(),
    /** Why a spot is tempting, and not meant. */
    note: authoredText.optional(),
  })
  .refine(({ area: { left, top, width, height } }) => left + width <= 100 && top + height <= 100, {
    message: 'this spot reaches beyond the figure',
    path: ['area'],
  })

/** A figure in which to tap what the prompt asks for. */
export const spotsExercise = z.strictObject({
  ...exerciseBase,
  kind: z.literal('spots'),
  /** The id of a figure. */
  figure: authoredId,
  spots: z
    .array(spot)
    .min(3)
    .max(10)
    .superRefine(refuseRepeats(({ label }) => label, 'a label'))
    .refine((spots) => spots.some(({ right }) => right), { message: 'one spot has to be right' })
    .refine((spots) => spots.some(({ right }) => !right), {
      message: 'one spot has to be wrong',
    }),
})
export type SpotsExercise = z.infer<typeof spotsExercise>
