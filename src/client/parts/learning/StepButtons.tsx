import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { askForm } from './ask-form.ts'

export const bigButton = 'min-h-13 grow'

export interface FocusedButtonProps {
  takesFocus: boolean
}

/** Goes on to the next step of a lesson. */
export function GoOnButton({ takesFocus, onPress }: FocusedButtonProps & { onPress: () => void }) {
  const button = useFocused(takesFocus)
  return (
    <Button ref={button} onClick={onPress} className={bigButton}>
      Continue
    </Button>
  )
}

/** In the bar before the answer: an option is marked when it is pressed, anything else when it is checked. */
export function CheckButton({ isChoice, busy = false }: { isChoice: boolean; busy?: boolean }) {
  if (isChoice)
    return (
      <p data-hint className="min-h-13 grow content-center text-center text-ink-soft">
        {busy ? 'Checking...' : 'Tap your answer'}
      </p>
    )
  return (
    <Button type="submit" form={askForm} busy={busy} className={bigButton}>
      Check
    </Button>
  )
}

/** An answer moves the focus on to what comes next, where Enter continues. */
export function useFocused(takesFocus: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return button
}
