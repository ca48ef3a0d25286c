import { checkSteps } from './testing/check-steps.ts'
import { sideBySide } from './testing/steps.ts'

const outcomes = await sideBySide(checkSteps)
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1
