import { z } from 'zod'
import { runPython } from '#domain/python/run-python.ts'
import { exerciseBase } from './exercise-base.ts'
import { hasPassed } from './code-checks.ts'

/** Lines of Python; the spaces at their beginning mean something. */
const program = z
  .string()
  .max(2_000)
  .transform((text) => text.trimEnd())
const lines = program.refine((text) => text !== '', { message: 'this must not be blank' })

const check = z.strictObject({
  /** Lines that give values, in place of the first ones of the program: 'sales = [10, 20]'. */
  given: lines.optional(),
  /** Lines that stand after the program; then only what they print counts. */
  after: lines.optional(),
  /** What is printed then. */
  prints: z.union([z.number().transform(String), program]),
})
export type CodeCheck = z.infer<typeof check>

/** A small program in Python to finish or to mend. */
export const codeExercise = z
  .strictObject({
    ...exerciseBase,
    kind: z.literal('code'),
    /** The program as it is at the beginning. */
    starter: program,
    /** One right program. */
    solution: lines,
    checks: z
      .array(check)
      .min(1)
      .max(6)
      .refine((checks) => checks.some(({ given, after }) => given ?? after), {
        message: 'one check needs given or after: otherwise printing the answer is enough',
      }),
  })
  .superRefine(({ starter, solution, checks }, context) => {
    const refuse = (message: string, path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path })
    checks.forEach((each, index) => {
      if (hasPassed(each, runPython(solution, each))) return
      refuse('the solution does not print this', ['checks', index, 'prints'])
    })
    if (checks.every((each) => hasPassed(each, runPython(starter, each)))) {
      refuse('the starter already passes every check', ['starter'])
    }
  })
export type CodeExercise = z.infer<typeof codeExercise>
