import { classes } from '../ui/classes.ts'

/** A sun coming up over a leaf-green hill. */
export function LogoMark({ size = 36 }: { size?: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" className="shrink-0">
      <rect width="40" height="40" rx="12" fill="#08783f" />
      <circle cx="20" cy="19" r="7" fill="#f7c325" />
      <path
        d="M20 5v3.5M9.4 9.4l2.5 2.5M30.6 9.4l-2.5 2.5"
        stroke="#f7c325"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path
        d="M0 29c6-7 12-8 17-3.5S30 30 40 20v8a12 12 0 0 1-12 12H12A12 12 0 0 1 0 28z"
        fill="#35b576"
      />
      <path
        d="M0 33c9-5 16-4 21-1s12 2.500 18.500-2.500A12 12 0 0 1 28 40H12a12 12 0 0 1-12-7z"
        fill="#dff5e6"
      />
    </svg>
  )
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={classes('inline-flex items-center gap-2.5', className)}>
      <LogoMark />
      <span className="text-xl font-extrabold tracking-tight">Upful</span>
    </span>
  )
}
