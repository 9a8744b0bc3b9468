import {
  type Attributes,
  type Context,
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Traces from the request to the job to the push. Off unless an endpoint is given: then nothing is made, and no SDK is loaded. */
let on = false;

export const tracingIsOn = (): boolean => on;

export interface Tracing {
  /** Sends what is left. */
  stop(): Promise<void>;
}

/**
 * Sends traces to a collector from here on (OTLP over HTTP). Once in a process.
 * @param options.endpoint as in OTEL_EXPORTER_OTLP_ENDPOINT: `/v1/traces` is put behind it
 */
export function startTracing(options: { endpoint: string; service: string }): Tracing {
  const sdk = require('@opentelemetry/sdk-trace-node') as typeof import('@opentelemetry/sdk-trace-node');
  const { OTLPTraceExporter } =
    require('@opentelemetry/exporter-trace-otlp-http') as typeof import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = require('@opentelemetry/resources') as typeof import('@opentelemetry/resources');
  const exporter = new OTLPTraceExporter({ url: `${options.endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.service }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter, { scheduledDelayMillis: 1_000 })],
  });
  provider.register();
  on = true;
  return {
    async stop() {
      on = false;
      await provider.shutdown();
      trace.disable();
      context.disable();
    },
  };
}

/** The current span as a W3C `traceparent`, to pass on; null if there is none. */
export function currentTrace(): string | null {
  const span = on ? trace.getActiveSpan()?.spanContext() : undefined;
  if (!span || !isSpanContextValid(span)) return null;
  return `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`;
}

function contextOf(traceparent: string | null): Context {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}

const tracer = () => trace.getTracer('wardmates');

export interface Step {
  /** The `traceparent` of what led to it; what is under way if nothing is said. */
  parent?: string | null;
  kind?: SpanKind;
  attributes?: Attributes;
}

/** Does some work as a span of its own. */
export async function traced<T>(name: string, step: Step, work: () => Promise<T>): Promise<T> {
  if (!on) return work();
  const parent = step.parent === undefined ? context.active() : contextOf(step.parent);
  return tracer().startActiveSpan(name, { kind: step.kind, attributes: step.attributes }, parent, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.recordException(error instanceof Error ? error : String(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Notes something that took no time worth measuring. */
export function tracedPoint(name: string, step: Step): void {
  if (on)
    tracer()
      .startSpan(name, { kind: step.kind, attributes: step.attributes }, contextOf(step.parent ?? null))
      .end();
}

/** A span whose beginning and end lie in different callbacks. */
export function beginSpan(name: string, step: Omit<Step, 'parent'>): Span {
  return tracer().startSpan(name, { kind: step.kind, attributes: step.attributes }, ROOT_CONTEXT);
}

/** Goes on within a span. */
export const within = (span: Span, work: () => void): void => context.with(trace.setSpan(ROOT_CONTEXT, span), work);

export { SpanKind, SpanStatusCode, type Span };
