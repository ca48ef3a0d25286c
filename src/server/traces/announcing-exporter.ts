import { ExportResultCode } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'

/** Logs the first failure, and that it works again, instead of one line for each batch. */
export function announcingFailure(exporter: SpanExporter, host: string, log: Logger): SpanExporter {
  let isFailing = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS
        if (failed && !isFailing)
          log.warn(
            { host },
            'traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT; they are dropped until it accepts them',
          )
        if (!failed && isFailing) log.info({ host }, 'traces are sent again')
        isFailing = failed
        done(result)
      })
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  }
}
