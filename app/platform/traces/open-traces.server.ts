import type { Span as SdkSpan, SpanKind, SpanOptions } from "@opentelemetry/api";
import { traceRequests } from "./trace-requests.server.ts";
import { setTracer, type Kind, type Span } from "./trace.server.ts";

/**
 * Sends traces to the collector that the variables of OpenTelemetry name; answers how to send the
 * last ones. Nothing of its packages is loaded before. The tracer is ours alone: what libraries
 * would add to a global one is not known to be free of personal data.
 */
export async function openTraces(): Promise<() => Promise<void>> {
  const api = await import("@opentelemetry/api");
  const { BatchSpanProcessor, TracerProvider } = await import("@opentelemetry/sdk-trace");
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
  const { resourceFromAttributes } = await import("@opentelemetry/resources");
  const name = process.env["OTEL_SERVICE_NAME"] || "project-me";
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": name }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const sdk = provider.getTracer("project-me");
  const kinds: Record<Kind, SpanKind> = {
    server: api.SpanKind.SERVER,
    consumer: api.SpanKind.CONSUMER,
    client: api.SpanKind.CLIENT,
  };
  const known = new WeakMap<Span, SdkSpan>();
  setTracer({
    begin(kind, title, attributes, parent) {
      const above = parent && known.get(parent);
      const context = above ? api.trace.setSpan(api.ROOT_CONTEXT, above) : api.ROOT_CONTEXT;
      const options: SpanOptions = { kind: kinds[kind], attributes: { ...attributes } };
      const own = sdk.startSpan(title, options, context);
      const span: Span = {
        rename: (to) => void own.updateName(to),
        note: (more) => void own.setAttributes({ ...more }),
        end(problem) {
          if (problem !== undefined) {
            own.setAttribute("error.type", problem).setStatus({ code: api.SpanStatusCode.ERROR });
          }
          own.end();
        },
      };
      known.set(span, own);
      return span;
    },
  });
  const stopListening = traceRequests();
  return async () => {
    stopListening();
    setTracer(undefined);
    // A collector that is away costs the shop nothing.
    await provider.shutdown().catch(() => undefined);
  };
}
