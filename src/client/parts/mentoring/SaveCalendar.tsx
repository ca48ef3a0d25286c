import { CalendarPlus, CalendarX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { showToast } from '../../ui/toasts.ts'
import { isApiError } from '../../app/api.ts'
import { saveFile } from '../../app/save-file.ts'

interface SaveCalendarProps {
  load: () => Promise<{ file: string }>
  /** Meeting label for screen readers. */
  label: string
  /** The file then removes the meeting from the calendar. */
  cancelled?: boolean
}

/** Saves a meeting as an .ics file. */
export function SaveCalendar({ load, label, cancelled = false }: SaveCalendarProps) {
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const { file } = await load()
      saveFile('upful-meeting.ics', file, 'text/calendar')
      showToast('Saved. Open it in your downloads', 'good')
    } catch (error) {
      showToast(isApiError(error) ? error.message : 'It was not saved. Try again.', 'bad')
    }
    setBusy(false)
  }
  const action = cancelled ? 'Remove from calendar' : 'Add to calendar'
  return (
    <Button tone="quiet" busy={busy} onClick={() => void save()} aria-label={`${action}: ${label}`}>
      <Icon of={cancelled ? CalendarX : CalendarPlus} size={18} />
      {cancelled ? action : 'Calendar'}
    </Button>
  )
}
