import { ShieldAlert } from 'lucide-react'
import { Icon } from '../ui/Icon.tsx'

export function NeverPay() {
  return (
    <p className="flex gap-3 rounded-control bg-sun-soft px-4 py-3">
      <Icon of={ShieldAlert} className="mt-0.5" />
      <span>
        <strong>Never pay to get a job.</strong> No real employer asks for money, your passport or
        your bank login before you start.
      </span>
    </p>
  )
}
