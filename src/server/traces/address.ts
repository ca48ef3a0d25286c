/** Where OTLP over HTTP sends traces, below the endpoint that is configured for all signals. */
export function tracesAddress(endpoint: string): string {
  return `${endpoint.replace(/\/+$/, '')}/v1/traces`
}
