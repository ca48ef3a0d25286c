import { useState } from 'react'
import { saveData, savesData } from '../app/offline/data-saver.ts'
import { dataUsed } from '../app/offline/data-used.ts'
import { Card } from '../ui/Card.tsx'
import { Tick } from '../ui/Tick.tsx'

/** What Upful costs on prepaid data, and the switch that makes it less. */
export function DataCard() {
  const [on, setOn] = useState(savesData)
  function flip() {
    saveData(!on)
    setOn(savesData())
  }
  return (
    <Card title="Mobile data">
      <p className="mb-2">
        This month Upful used about <strong>{megabytes(dataUsed())} MB</strong> on this device.
      </p>
      <Tick label="Save data" on={on} onFlip={flip} />
      <p className="text-sm text-ink-soft">
        Drawings come when you tap them, and nothing is fetched before you open it. Then less of
        Upful works without a connection.
      </p>
    </Card>
  )
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
