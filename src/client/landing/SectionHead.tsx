interface SectionHeadProps {
  title: string
  children?: string
}

export function SectionHead({ title, children }: SectionHeadProps) {
  return (
    <div className="mx-auto mb-8 max-w-2xl text-center sm:mb-10">
      <h2 className="text-3xl font-extrabold">{title}</h2>
      {children && <p className="mt-2 text-ink-soft">{children}</p>}
    </div>
  )
}
