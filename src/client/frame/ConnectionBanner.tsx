import { WifiOff } from 'lucide-react'
import { Icon } from '../ui/Icon.tsx'
import { useOnline } from '../app/use-online.ts'

export function ConnectionBanner() {
  const online = useOnline()
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
