import { SendHorizontal } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useDraft } from '../app/draft.ts'
import { buttonClass } from '../ui/Button.tsx'
import { controlClass } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'

interface ComposerProps {
  busy: boolean
  /** Resolves to false if sending failed, to keep the text. */
  onAsk: (text: string) => Promise<boolean>
}

export function Composer({ busy, onAsk }: ComposerProps) {
  const { text, write } = useDraft('advisor', '')
  const isBlank = text.trim() === ''

  async function send() {
    if (busy || isBlank) return
    write('')
    if (!(await onAsk(text.trim()))) write(text)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      className="flex items-end gap-2 border-t border-line p-3"
    >
      <textarea
        data-own-help
        aria-label="Your question"
        placeholder="Ask me anything..."
        rows={1}
        enterKeyHint="send"
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className={`${controlClass} field-sizing-content max-h-32 resize-none`}
      />
      <button
        type="submit"
        aria-label="Send"
        disabled={busy || isBlank}
        className={buttonClass('main', 'size-12 shrink-0 px-0')}
      >
        {busy ? <Spinner small /> : <Icon of={SendHorizontal} size={22} />}
      </button>
    </form>
  )
}
