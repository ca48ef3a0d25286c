import { useId } from 'react'
import { useAction } from '../app/use-api.ts'
import { showToast } from '../ui/toasts.ts'

/** Whether questions may be sent to the AI service; otherwise the built-in guide answers. */
export function AiSwitch({ useAi }: { useAi: boolean }) {
  const hint = useId()
  const { mutate, isPending, variables } = useAction('PUT /api/advisor/settings')
  // Optimistic; the server's response replaces it.
  const shown = isPending ? variables.useAi : useAi
  return (
    <div className="mt-4 border-t border-line pt-2">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={shown}
          aria-describedby={hint}
          onChange={(event) =>
            mutate(
              { useAi: event.currentTarget.checked },
              { onError: ({ message }) => showToast(message, 'bad') },
            )
          }
          className="size-5 shrink-0 accent-leaf"
        />
        Answers by AI
      </label>
      <p id={hint} className="text-sm text-ink-soft">
        Off: the built-in guide answers, and your words stay on Upful.
      </p>
    </div>
  )
}
