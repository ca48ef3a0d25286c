declare module '*/content/helplines.yaml' {
  import type { Helpline } from '#domain/learning/facts.ts'

  const helplines: Helpline[]
  export default helplines
}
