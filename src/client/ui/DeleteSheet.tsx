import type { ReactNode } from 'react'
import { ConfirmSheet } from './ConfirmSheet.tsx'

interface DeleteSheetProps {
  title: string
  open?: boolean
  busy: boolean
  error: string | undefined
  onDelete: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks for confirmation before a permanent deletion, and says what else is deleted. */
export function DeleteSheet({ onDelete, ...props }: DeleteSheetProps) {
  return <ConfirmSheet {...props} action="Delete" keep="Keep it" onConfirm={onDelete} />
}
