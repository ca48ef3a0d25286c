declare module '*/content/helplines.yaml' {
  const helplines: import('#domain/facts.ts').Helpline[]
  export default helplines
}
