import { Download } from 'lucide-react'
import { useState } from 'react'
import { call, isApiError } from '../app/api.ts'
import { saveFile } from '../app/save-file.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'

/** Saves what applicants shared as a table for a spreadsheet. */
export function SaveTable({ postingId }: { postingId: string }) {
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const { file } = await call('GET /api/postings/:id/applicants/table', { id: postingId })
      saveFile('applicants.csv', file, 'text/csv')
      showToast('Saved. Keep it safe, and delete it when you are done', 'good')
    } catch (error) {
      showToast(isApiError(error) ? error.message : 'It was not saved. Try again.', 'bad')
    }
    setBusy(false)
  }
  return (
    <Button tone="quiet" busy={busy} onClick={() => void save()}>
      <Icon of={Download} size={18} /> Spreadsheet
    </Button>
  )
}
