import { readdir } from 'node:fs/promises'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { Registry } from './registry.ts'

/** Milliseconds between two looks at the event loop's delay. */
const resolution = 20

/**
 * Adds what Node knows of its own process, under the names that everybody's dashboards use. The delay of the event loop
 * is that since the metrics were read last.
 *
 * @returns what stops watching the event loop.
 */
export function addProcessMetrics({ lookUp }: Pick<Registry, 'lookUp'>): () => void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    lookUp({ name, help, type: 'gauge' }, read)
  const counter = (name: string, help: string, read: () => number) => lookUp({ name, help, type: 'counter' }, read)

  const started = (Date.now() - performance.now()) / 1000
  gauge('process_start_time_seconds', 'When the process started, in seconds since 1970.', () => started)
  counter('process_cpu_seconds_total', 'Processor time.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  counter('process_cpu_user_seconds_total', 'Processor time of the program.', () => process.cpuUsage().user / 1e6)
  counter('process_cpu_system_seconds_total', 'Processor time of the system.', () => process.cpuUsage().system / 1e6)
  gauge('process_resident_memory_bytes', 'Memory that the process holds.', () => process.memoryUsage.rss())
  gauge('nodejs_heap_size_used_bytes', 'Memory of JavaScript objects.', () => process.memoryUsage().heapUsed)
  gauge('nodejs_external_memory_bytes', 'Memory of buffers and other things outside the heap.', () => {
    const { external } = process.memoryUsage()
    return external
  })
  lookUp({ name: 'nodejs_version_info', help: 'The version of Node.', type: 'gauge' }, () => [
    { labels: { version: process.version }, value: 1 },
  ])
  if (process.platform === 'linux')
    gauge('process_open_fds', 'Open files and connections.', async () => (await readdir('/proc/self/fd')).length)

  return addEventLoopMetrics({ lookUp })
}

function addEventLoopMetrics({ lookUp }: Pick<Registry, 'lookUp'>): () => void {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  let utilization = performance.eventLoopUtilization()

  lookUp(
    {
      name: 'nodejs_eventloop_utilization',
      help: 'Part of the time since the last reading in which the event loop was busy.',
      type: 'gauge',
    },
    () => {
      const now = performance.eventLoopUtilization()
      const since = performance.eventLoopUtilization(now, utilization)
      utilization = now
      return since.utilization
    },
  )
  // one metric after the other is read, so the last one may start anew
  const percentiles = [
    { name: 'nodejs_eventloop_lag_p50_seconds', read: () => delay.percentile(50) },
    { name: 'nodejs_eventloop_lag_p99_seconds', read: () => delay.percentile(99) },
    { name: 'nodejs_eventloop_lag_max_seconds', read: () => delay.max },
  ]
  for (const { name, read } of percentiles)
    lookUp({ name, help: 'Delay of the event loop since the last reading.', type: 'gauge' }, () => {
      // measured is the time between two looks, of which the delay is what exceeds it
      const seconds = delay.count === 0 ? 0 : Math.max(0, read() / 1e9 - resolution / 1000)
      if (name === percentiles.at(-1)?.name) delay.reset()
      return seconds
    })
  return () => delay.disable()
}
