import { showToast } from '../ui/toasts.ts'

/** Whether the device itself offers a share sheet. */
export const deviceShares = 'share' in navigator

/** Opens the device's share sheet. `otherwise` says what to do if it does not work. */
export async function sendByDevice(data: ShareData, otherwise: string): Promise<void> {
  try {
    await navigator.share(data)
  } catch (error) {
    // Closing the share sheet is a choice, not a failure.
    if (error instanceof Error && error.name === 'AbortError') return
    showToast(`Sharing did not work. ${otherwise}`, 'bad')
  }
}

/** Opens WhatsApp with a message; the sender chooses who gets it. */
export function whatsAppLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

/** Says that it is done, or what to do where the browser does not let us. */
export async function copyText(text: string, copied: string, otherwise: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(copied, 'good')
  } catch {
    showToast(`This browser does not let us copy. ${otherwise}`, 'bad')
  }
}
