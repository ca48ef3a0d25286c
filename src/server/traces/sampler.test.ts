import { ROOT_CONTEXT, trace, TraceFlags } from '@opentelemetry/api'
import { TracerProvider } from '@opentelemetry/sdk-trace'
import { describe, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { samplerFrom } from './sampler.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

function recorderWith(settings: Record<string, string>) {
  const provider = new TracerProvider({ sampler: samplerFrom(readEnv(settings)) })
  const tracer = provider.getTracer('test')
  return (parentFlags?: number) => {
    const parent = { traceId, spanId: '00f067aa0ba902b7', isRemote: true }
    const context =
      parentFlags === undefined
        ? ROOT_CONTEXT
        : trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: parentFlags })
    return tracer.startSpan('work', {}, context).isRecording()
  }
}

describe('the sampler', () => {
  test.for<[name: string, share: string, alone: boolean, wanted: boolean, unwanted: boolean]>([
    ['', '', true, true, false],
    ['always_on', '', true, true, true],
    ['always_off', '', false, false, false],
    ['traceidratio', '0', false, false, false],
    ['traceidratio', '1', true, true, true],
    ['parentbased_always_on', '', true, true, false],
    ['parentbased_always_off', '', false, true, false],
    ['parentbased_traceidratio', '0', false, true, false],
    ['parentbased_traceidratio', '1', true, true, false],
  ])('"%s" with the share "%s"', ([name, share, alone, wanted, unwanted]) => {
    const records = recorderWith({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share })
    expect(records()).toBe(alone)
    expect(records(TraceFlags.SAMPLED)).toBe(wanted)
    expect(records(TraceFlags.NONE)).toBe(unwanted)
  })

  test('of a share records about that share of all traces', () => {
    const records = recorderWith({
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.5',
    })
    const recorded = Array.from({ length: 1_000 }, () => records()).filter(Boolean)
    // Six standard deviations to each side.
    expect(recorded.length).toBeGreaterThan(405)
    expect(recorded.length).toBeLessThan(595)
  })
})
