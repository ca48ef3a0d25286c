/** What went wrong with the whole form, said aloud when it appears. */
export function FormMessage({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className="contents">
      {children && (
        <p className="rounded-control bg-coral-soft px-4 py-3 font-semibold text-coral">
          {children}
        </p>
      )}
    </div>
  )
}
