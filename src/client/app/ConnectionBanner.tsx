import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Icon } from '../ui/Icon.tsx'

export function ConnectionBanner() {
  const online = useSyncExternalStore(onConnection, () => navigator.onLine)
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-sm font-semibold text-sand">
          <Icon of={WifiOff} size={18} />
          You are offline. What you see may be from earlier.
        </p>
      )}
    </div>
  )
}

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
