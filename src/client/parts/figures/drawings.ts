const files = import.meta.glob<string>('../../../../content/figures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of each figure's file, by its id. */
export const drawings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.replace(/^.*\/|\.svg$/g, ''), address]),
)
