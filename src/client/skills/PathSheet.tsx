import { useApi, useAction } from '../app/use-api.ts'
import type { Output } from '../app/api.ts'
import { Loaded } from '../app/Loaded.tsx'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { PathFigures } from './PathFigures.tsx'

interface PathSheetProps {
  id: string
  onClose: () => void
  onChosen: () => void
}

/** Describes a path before it is chosen. */
export function PathSheet({ id, onClose, onChosen }: PathSheetProps) {
  const query = useApi('GET /api/paths/:id', { id })
  const path = query.data?.path
  const { mutate, isPending } = useAction('POST /api/paths/:id/choose', {
    onDone: () => {
      onChosen()
      onClose()
    },
  })
  const choose = () => mutate({ id }, { onError: ({ message }) => showToast(message, 'bad') })
  return (
    <Sheet
      open
      onClose={onClose}
      title={path?.title ?? 'Career path'}
      actions={
        path &&
        !path.chosen && (
          <Button busy={isPending} onClick={choose}>
            Choose this path
          </Button>
        )
      }
    >
      <Loaded query={query} loading="Loading path...">
        {(loaded) => <About path={loaded.path} />}
      </Loaded>
    </Sheet>
  )
}

function About({ path }: { path: Output<'GET /api/paths/:id'>['path'] }) {
  const { description, whatYouDo, entry, pay, steps } = path
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes a text-only sheet scrollable by keyboard
    <div tabIndex={0} className="grid grid-cols-1 gap-3 rounded-control">
      <p>{description}</p>
      <h3 className="font-bold">A day at work</h3>
      <p>{whatYouDo}</p>
      <h3 className="font-bold">How you get in</h3>
      <p>{entry}</p>
      {pay && (
        <>
          <h3 className="font-bold">Pay</h3>
          <p>{pay}</p>
        </>
      )}
      <PathFigures path={path} />
      <h3 className="font-bold">The steps</h3>
      <ol className="grid list-decimal gap-1 pl-6">
        {steps.map(({ id, title, state }) => (
          <li key={id}>
            {title}
            {state === 'done' && <span className="font-semibold text-leaf-strong"> (done)</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
