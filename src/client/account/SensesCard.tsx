import { useState } from 'react'
import { canVibrate, giveSignal, isOn, switchSense, type Sense } from '../app/senses.ts'
import { Card } from '../ui/Card.tsx'
import { Tick } from '../ui/Tick.tsx'

/** What a student hears and feels with an answer and a reward. */
export function SensesCard() {
  return (
    <Card title="Sounds and vibration">
      <p className="mb-2 text-ink-soft">With answers, XP and new levels. Saved on this device.</p>
      <Switch sense="sounds" label="Sounds" />
      {canVibrate() && <Switch sense="vibration" label="Vibration" />}
    </Card>
  )
}

function Switch({ sense, label }: { sense: Sense; label: string }) {
  const [on, setOn] = useState(() => isOn(sense))
  function flip() {
    switchSense(sense, !on)
    setOn(!on)
    // An example of what was switched on.
    if (!on) giveSignal('reward')
  }
  return <Tick label={label} on={on} onFlip={flip} />
}
