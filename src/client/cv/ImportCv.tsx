import { useRef } from 'react'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { navigate } from '../app/navigate.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { showToast } from '../ui/toasts.ts'

/** A version from a JSON Resume file, which other CV programs write. */
export function ImportCv() {
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useAction('POST /api/cvs/import', {
    onDone: ({ id, leftOut }) => {
      navigate(href(pages.cv, { id }))
      showToast(
        leftOut.length === 0 ? 'Your file is in' : `In, without: ${leftOut.join(', ')}`,
        'good',
      )
    },
  })
  async function read(file: File | undefined) {
    if (file === undefined) return
    const name =
      file.name
        .replace(/\.json$/i, '')
        .slice(0, 80)
        .trim() || 'From a file'
    mutate({ name, file: await file.text() })
  }
  return (
    <>
      <Button tone="quiet" busy={isPending} onClick={() => input.current?.click()}>
        From a JSON Resume file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="JSON Resume file"
        hidden
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0])
          // The same file can be chosen again after it was mended.
          currentTarget.value = ''
        }}
      />
      <div className="basis-full">
        <FormMessage>{error ? (error.fields['file'] ?? error.message) : undefined}</FormMessage>
      </div>
    </>
  )
}
