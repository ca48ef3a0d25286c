import { useState } from 'react'
import { situationFor } from '#domain/learning/situation.ts'
import { AboutYou } from './AboutYou.tsx'
import { focusHeading } from './focus-heading.ts'
import { GoalChoice } from './GoalChoice.tsx'
import { usePlay } from './play.ts'
import { SaveIt } from './SaveIt.tsx'
import { SituationStep } from './SituationStep.tsx'
import type { StartContent } from './start-content.ts'

/** The first minute: what somebody wants, a situation at work, two questions, and the account that keeps it. */
export function FirstMinutePage({ content }: { content: StartContent }) {
  const [{ at, choices }, change] = usePlay()
  // Not when the page is opened, which would skip what stands above the heading.
  const [moved, setMoved] = useState(false)
  const heading = moved ? focusHeading : undefined
  function go(to: number, chosen = choices) {
    setMoved(true)
    change({ at: to, choices: chosen })
  }

  const situation = situationFor(content.situations, choices.goal)
  const { steps } = situation
  const step = steps[at - 1]
  const back = () => go(at - 1)
  const screen = { heading, back, at, of: steps.length + 2 }
  if (step) {
    return (
      <SituationStep
        key={at}
        {...screen}
        situation={situation}
        step={step}
        chosen={choices.answers?.[step.id]}
        onChoose={(option) =>
          change({
            at,
            choices: { ...choices, answers: { ...choices.answers, [step.id]: option } },
          })
        }
        onContinue={() => go(at + 1)}
      />
    )
  }
  if (at === steps.length + 1) {
    return (
      <AboutYou
        {...screen}
        content={content}
        choices={choices}
        onChange={(next) => change({ at, choices: next })}
        onContinue={() => go(at + 1)}
      />
    )
  }
  if (at > steps.length) return <SaveIt {...screen} xp={content.xp} choices={choices} />
  return (
    <GoalChoice
      heading={heading}
      goals={content.goals}
      chosen={choices.goal}
      onChoose={(goal) => {
        const isSame = situationFor(content.situations, goal) === situation
        go(1, { ...choices, goal, answers: isSame ? choices.answers : {} })
      }}
    />
  )
}
