import { simulationShape, type Simulation, type SimulationStep } from './simulation.ts'
import type { SimulationTask } from './simulation-task.ts'

interface Problem {
  path: readonly (string | number)[]
  text: string
}

const fewestSteps = 12
const fewestOfASkill = 3

/** A simulation whose parts fit each other. */
export const simulationSchema = simulationShape.superRefine((simulation, context) => {
  for (const { path, text } of simulationProblems(simulation))
    context.addIssue({ code: 'custom', message: text, path: [...path] })
})

/** What the parts of a simulation say about each other that cannot be true. */
function simulationProblems(simulation: Simulation): Problem[] {
  const steps = placedSteps(simulation)
  return [
    ...repeatedIds(steps),
    ...unlistedSkills(simulation, steps),
    ...unknownGauges(simulation, steps),
    ...conditionProblems(steps),
    ...(steps.length < fewestSteps
      ? [{ path: ['parts'], text: `a working day has at least ${fewestSteps} steps` }]
      : []),
  ]
}

interface PlacedStep {
  step: SimulationStep
  path: readonly (string | number)[]
}

function placedSteps({ parts }: Simulation): PlacedStep[] {
  return parts.flatMap(({ steps }, part) =>
    steps.map((step, index) => ({ step, path: ['parts', part, 'steps', index] })),
  )
}

function repeatedIds(steps: readonly PlacedStep[]): Problem[] {
  const seen = new Set<string>()
  return steps.flatMap(({ step, path }) =>
    [step.id, ...step.tasks.map((task) => `task ${task.id}`)].flatMap((id) => {
      const isRepeated = seen.has(id)
      seen.add(id)
      return isRepeated ? [{ path: [...path, 'id'], text: `an id is used twice: ${id}` }] : []
    }),
  )
}

function unlistedSkills({ skills }: Simulation, steps: readonly PlacedStep[]): Problem[] {
  return [
    ...steps
      .filter(({ step }) => !skills.includes(step.skill))
      .map(({ path }) => ({
        path: [...path, 'skill'],
        text: 'this skill is not among the skills of the simulation',
      })),
    ...skills.flatMap((skill, index) => {
      const count = steps.filter(({ step }) => step.skill === skill).length
      return count >= fewestOfASkill
        ? []
        : [{ path: ['skills', index], text: `only ${count} steps show ${skill}` }]
    }),
  ]
}

function unknownGauges({ gauges }: Simulation, steps: readonly PlacedStep[]): Problem[] {
  const known = new Set(gauges.map(({ id }) => id))
  return steps.flatMap(({ step, path }) =>
    outcomesOf(step).flatMap(({ effect = {} }) =>
      Object.keys(effect)
        .filter((id) => !known.has(id))
        .map((id) => ({ path, text: `there is no gauge ${id}` })),
    ),
  )
}

/** A condition asks for what an earlier step sets; what is set is asked for; and no inbox stays empty. */
function conditionProblems(steps: readonly PlacedStep[]): Problem[] {
  const set = new Set<string>()
  const met = new Set<string>()
  const problems: Problem[] = []
  for (const { step, path } of steps) {
    for (const [index, message] of step.messages.entries()) {
      for (const flag of [message.if, message.unless]) {
        if (flag === undefined) continue
        met.add(flag)
        if (!set.has(flag))
          problems.push({
            path: [...path, 'messages', index],
            text: `nothing before this step sets ${flag}`,
          })
      }
    }
    if (!hasAlwaysOne(step))
      problems.push({ path: [...path, 'messages'], text: 'sometimes this step has no message' })
    for (const { sets } of outcomesOf(step)) if (sets !== undefined) set.add(sets)
  }
  const unused = [...set].filter((flag) => !met.has(flag))
  return [
    ...problems,
    ...unused.map((flag) => ({
      path:
        steps.find(({ step }) => outcomesOf(step).some(({ sets }) => sets === flag))?.path ?? [],
      text: `${flag} is set, and no later message asks for it`,
    })),
  ]
}

function hasAlwaysOne({ messages }: SimulationStep): boolean {
  const isFree = messages.some((each) => each.if === undefined && each.unless === undefined)
  return (
    isFree ||
    messages.some((each) =>
      messages.some((other) => each.if !== undefined && other.unless === each.if),
    )
  )
}

function outcomesOf({ tasks, right, wrong }: SimulationStep) {
  return [...tasks.flatMap(optionsOf), ...(right ? [right] : []), ...(wrong ? [wrong] : [])]
}

function optionsOf(task: SimulationTask) {
  return task.type === 'decision' ? task.options : []
}
