import { Download } from 'lucide-react'
import * as pages from '#domain/pages.ts'
import { dayOf } from '../app/dates.ts'
import { saveFile } from '../app/save-file.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'

export function ExportCard() {
  const { mutate, isPending } = useAction('POST /api/my-data/export', {
    onDone: (data) => {
      saveFile(`upful-my-data-${dayOf(data.exportedAt)}.json`, JSON.stringify(data, null, 2))
      showToast('Your data is in your downloads', 'good')
    },
  })
  const fail = { onError: (error: Error) => showToast(error.message, 'bad') }
  return (
    <Card title="Your data">
      <p className="mb-4 text-ink-soft">
        Everything we keep about you, in one JSON file.{' '}
        <a href={pages.privacy} className="link">
          How we handle your data
        </a>
      </p>
      <Button tone="quiet" busy={isPending} onClick={() => mutate({}, fail)}>
        <Icon of={Download} />
        Export my data
      </Button>
    </Card>
  )
}
