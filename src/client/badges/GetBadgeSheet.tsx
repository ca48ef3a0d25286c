import { useId, useState } from 'react'
import type { PossibleBadge } from '#contract/badges.ts'
import { badgeNames } from '#domain/learning/badge-name.ts'
import { badgeKindWords } from '#domain/learning/badge-source.ts'
import type { Output } from '../app/api.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { BadgePicture } from './BadgePicture.tsx'

interface GetBadgeSheetProps {
  wanted: PossibleBadge
  names: Output<'GET /api/badges'>['names']
  onClose: () => void
}

/** What a badge is and says, before the student gets it. */
export function GetBadgeSheet({ wanted, names, onClose }: GetBadgeSheetProps) {
  const question = useId()
  const { full, initial } = names
  const [chosen, setChosen] = useState<string>('full')
  const { mutate, isPending, error } = useAction('POST /api/badges', {
    onDone: () => {
      showToast('The badge is yours', 'good')
      onClose()
    },
  })
  const name = badgeNames.find((each) => each === chosen) ?? 'full'
  const { kind, sourceId, title } = wanted
  return (
    <Sheet
      open
      onClose={onClose}
      title="Get the badge"
      actions={
        <Button busy={isPending} onClick={() => mutate({ kind, sourceId, name })}>
          Get the badge
        </Button>
      }
    >
      <div className="grid justify-items-center gap-1 text-center">
        <BadgePicture badge={wanted} className="size-40" />
        <p className="text-xl font-bold">{title}</p>
        <p className="text-ink-soft">{badgeKindWords[kind]}</p>
      </div>
      <ul className="mt-4 grid list-disc gap-1 pl-5">
        <li>It says what you did, when, and by which rule, and we sign it.</li>
        <li>Only you have it, until you send it to somebody.</li>
        <li>You can take it back at any time. Then it does not count any more.</li>
      </ul>
      {full === null ? (
        <p className="mt-4">
          The name on it is <strong>{initial}</strong> Under 18, a badge never has your whole name.
        </p>
      ) : (
        <div className="mt-4 grid gap-2">
          <p id={question} className="font-semibold">
            Which name is on it?
          </p>
          <ChoiceGroup
            name="name"
            labelledBy={question}
            choices={[
              { value: 'full', label: full },
              { value: 'initial', label: initial },
            ]}
            value={chosen}
            onChange={setChosen}
          />
        </div>
      )}
      <FormMessage>{error?.message}</FormMessage>
    </Sheet>
  )
}
