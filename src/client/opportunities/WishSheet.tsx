import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Wish } from '#contract/opportunities.ts'
import { opportunityKinds } from '#domain/openings/opportunity.ts'
import { parishes } from '#domain/openings/place.ts'
import { useAction, useApi } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Tick } from '../ui/Tick.tsx'
import { showToast } from '../ui/toasts.ts'
import { kindLabel } from '../app/kind-label.ts'

/** What the student is looking for. It changes the match, not the profile. */
export function WishSheet({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useApi('GET /api/job-wish', {})
  const [changed, setChanged] = useState<Wish>()
  const save = useAction('PUT /api/job-wish', {
    stale: ['job-wish', 'opportunities'],
    onDone: () => {
      onClose()
      showToast('Saved. Your matches now use it', 'good')
    },
  })
  const wish = changed ?? data
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
      {wish ? (
        <div className="grid gap-5">
          <FormMessage>{save.error?.message}</FormMessage>
          <Group legend="Type of work">
            {opportunityKinds.map((kind) => (
              <Tick
                key={kind}
                label={kindLabel(kind)}
                on={wish.kinds.includes(kind)}
                onFlip={() => setChanged({ ...wish, kinds: flipped(wish.kinds, kind) })}
              />
            ))}
          </Group>
          <Group legend="Where" hint="None ticked means anywhere in Jamaica.">
            {parishes.map((parish) => (
              <Tick
                key={parish}
                label={parish}
                on={wish.places.includes(parish)}
                onFlip={() => setChanged({ ...wish, places: flipped(wish.places, parish) })}
              />
            ))}
          </Group>
          <Tick
            label="Remind me 3 days before something I saved closes"
            on={wish.reminders}
            onFlip={() => setChanged({ ...wish, reminders: !wish.reminders })}
          />
        </div>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
      ) : (
        <Spinner />
      )}
    </Sheet>
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
