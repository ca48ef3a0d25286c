import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../app/api.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts.ts'
import { conversationKey, withEarlier } from './conversation.ts'
import type { Conversation } from './conversation.ts'

export function EarlierButton({ conversation: { id, earlier } }: { conversation: Conversation }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function load(before: string) {
    setBusy(true)
    try {
      const page = await call('GET /api/advisor/conversations/:id', { id, before })
      client.setQueryData<Conversation>(
        conversationKey(id),
        (conversation) => conversation && withEarlier(conversation, page),
      )
    } catch (error) {
      showToast(error instanceof Error ? error.message : 'It did not load. Try again.', 'bad')
    }
    setBusy(false)
  }
  return (
    <Button
      tone="quiet"
      busy={busy}
      onClick={() => earlier && void load(earlier)}
      className="justify-self-center"
    >
      Show earlier messages
    </Button>
  )
}
