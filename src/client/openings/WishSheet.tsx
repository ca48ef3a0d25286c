import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Wish } from '#contract/openings.ts'
import { openingKinds } from '#domain/openings/opening.ts'
import { parishes } from '#domain/openings/place.ts'
import { Loaded } from '../app/Loaded.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Tick } from '../ui/Tick.tsx'
import { showToast } from '../ui/toasts.ts'
import { kindLabel } from '../parts/openings/kind-label.ts'

/** What the student is looking for. It changes the match, not the profile. */
export function WishSheet({ onClose }: { onClose: () => void }) {
  const query = useApi('GET /api/job-wish', {})
  const [changed, setChanged] = useState<Wish>()
  const save = useAction('PUT /api/job-wish', {
    onDone: () => {
      onClose()
      showToast('Saved. Your matches now use it', 'good')
    },
  })
  const wish = changed ?? query.data
  return (
    <Sheet
      open
      onClose={onClose}
      title="What I want"
      actions={
        wish && (
          <Button busy={save.isPending} onClick={() => save.mutate(wish)}>
            Save
          </Button>
        )
      }
    >
      <FormMessage>{save.error?.message}</FormMessage>
      <Loaded query={query}>
        {(saved) => <Fields wish={changed ?? saved} onChange={setChanged} />}
      </Loaded>
    </Sheet>
  )
}

function Fields({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) {
  return (
    <div className="grid gap-5">
      <Group legend="Type of work">
        {openingKinds.map((kind) => (
          <Tick
            key={kind}
            label={kindLabel(kind)}
            on={wish.kinds.includes(kind)}
            onFlip={() => onChange({ ...wish, kinds: flipped(wish.kinds, kind) })}
          />
        ))}
      </Group>
      <Group legend="Where" hint="Tick none to look anywhere in Jamaica.">
        {parishes.map((parish) => (
          <Tick
            key={parish}
            label={parish}
            on={wish.places.includes(parish)}
            onFlip={() => onChange({ ...wish, places: flipped(wish.places, parish) })}
          />
        ))}
      </Group>
      <Tick
        label="Remind me 3 days before something I saved closes"
        on={wish.reminders}
        onFlip={() => onChange({ ...wish, reminders: !wish.reminders })}
      />
    </div>
  )
}

function flipped<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
}

interface GroupProps {
  legend: string
  hint?: string
  children: ReactNode
}

function Group({ legend, hint, children }: GroupProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      <div className="mt-1 grid grid-cols-2 gap-x-4">{children}</div>
    </fieldset>
  )
}
