declare module '*/content/helplines.yaml' {
  import type { Helpline } from '#domain/facts.ts'

  const helplines: Helpline[]
  export default helplines
}
