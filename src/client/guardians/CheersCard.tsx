import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { cheerStickers, cheerWords, maxCheersADay } from '#domain/people/cheer.ts'
import { plural } from '#domain/text/plural.ts'
import { shortDate } from '../app/dates.ts'
import { Loaded } from '../app/Loaded.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { CheerPicture } from '../parts/cheers/CheerPicture.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ChoiceSheet } from '../ui/ChoiceSheet.tsx'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'

interface CheersCardProps {
  studentId: string
  /** The student's first name. */
  name: string
}

const maxRows = 3

/** A guardian sends a sticker, and sees which were thanked for. */
export function CheersCard({ studentId, name }: CheersCardProps) {
  const query = useApi('GET /api/guardian/students/:id/cheers', { id: studentId })
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title="Cheers">
      <Loaded query={query}>
        {({ cheers, left }) => (
          <>
            <p className="mb-3 text-ink-soft">
              {left === 0
                ? `You sent ${maxCheersADay} cheers today. You can send more tomorrow.`
                : `Send ${name} a sticker. ${plural(left, 'cheer')} left today.`}
            </p>
            {left > 0 && (
              <Button onClick={() => setOpen(true)}>
                <Icon of={Sparkles} size={18} /> Send a cheer
              </Button>
            )}
            {cheers.length > 0 && (
              <ul className="mt-3 divide-y divide-line">
                {cheers.slice(0, maxRows).map(({ id, sticker, at, thanked }) => (
                  <li key={id} className="flex items-center gap-3 py-2.5">
                    <CheerPicture sticker={sticker} className="size-11 shrink-0" />
                    <span className="min-w-0">
                      <span className="block font-semibold">{cheerWords[sticker]}</span>
                      <span className="block text-sm text-ink-soft">
                        {shortDate(at)}
                        {thanked && `. ${name} said thanks`}
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
      {isOpen && <CheerSheet studentId={studentId} name={name} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function CheerSheet({ studentId, name, onClose }: CheersCardProps & { onClose: () => void }) {
  const send = useAction('POST /api/guardian/students/:id/cheers', {
    onDone: () => {
      onClose()
      showToast(`Your cheer is with ${name}`, 'good')
    },
  })
  return (
    <ChoiceSheet
      title={`A cheer for ${name}`}
      question={`Choose a sticker. ${name} sees it with your name.`}
      choices={cheerStickers.map((sticker) => ({
        value: sticker,
        label: (
          <span className="flex items-center gap-3">
            <CheerPicture sticker={sticker} className="size-10 shrink-0" />
            {cheerWords[sticker]}
          </span>
        ),
      }))}
      missing="Choose a sticker first."
      action="Send"
      busy={send.isPending}
      error={send.error?.message}
      onChoose={(sticker) => send.mutate({ id: studentId, sticker })}
      onClose={onClose}
    />
  )
}
