import { histogramSamples, writeFamily, type Labels, type Sample } from './text-format.ts'

export interface Family {
  name: string
  /** One line. */
  help: string
}

export interface Counter {
  /** @param by at least 0; 1 unless given. */
  add: (by?: number) => void
}

export interface Histogram {
  observe: (value: number) => void
}

/** What is counted, and the page that Prometheus reads it from. It is all that the rest of the server knows of it. */
export interface Registry {
  /** A number that only grows, for each set of labels that is asked for. */
  counter: (family: Family) => (labels?: Labels) => Counter
  /** How many values were at most each of these bounds, which grow, and their sum. */
  histogram: (family: Family & { bounds: readonly number[] }) => (labels?: Labels) => Histogram
  /** Numbers that are looked up when somebody reads them. One that cannot be is left out, and `onError` is told. */
  lookUp: (family: Family & { type: 'gauge' | 'counter' }, read: () => Samples | Promise<Samples>) => void
  /** All of them in Prometheus' text format. */
  text: () => Promise<string>
}

export type Samples = number | readonly Sample[]

interface Page {
  name: string
  write: () => Promise<string>
}

/** A registry without anything in it. */
export function createRegistry({ onError }: { onError: (error: unknown) => void }): Registry {
  const pages: Page[] = []

  function add(page: Page): void {
    if (pages.some(({ name }) => name === page.name)) throw new Error(`There are two metrics '${page.name}'`)
    pages.push(page)
  }

  /** One thing for each set of labels, in the order in which they were first asked for. */
  function series<Value>(make: () => Value) {
    const all = new Map<string, { labels: Labels; value: Value }>()
    function find(labels: Labels = {}): Value {
      const key = JSON.stringify(labels)
      const found = all.get(key) ?? { labels, value: make() }
      all.set(key, found)
      return found.value
    }
    return { find, list: () => [...all.values()] }
  }

  return {
    counter(family) {
      const { find, list } = series(() => {
        const state = { value: 0, add: (by = 1) => void (state.value += by) }
        return state
      })
      const samples = () => list().map(({ labels, value }) => ({ labels, value: value.value }))
      add({ name: family.name, write: async () => writeFamily({ ...family, type: 'counter' }, samples()) })
      return find
    },

    histogram({ bounds, ...family }) {
      const { find, list } = series(() => createHistogram(bounds))
      const samples = () => list().flatMap(({ labels, value }) => histogramSamples(labels, value))
      add({ name: family.name, write: async () => writeFamily({ ...family, type: 'histogram' }, samples()) })
      return find
    },

    lookUp(family, read) {
      async function write(): Promise<string> {
        try {
          const found = await read()
          return writeFamily(family, typeof found === 'number' ? [{ labels: {}, value: found }] : found)
        } catch (error) {
          onError(error)
          return ''
        }
      }
      add({ name: family.name, write })
    },

    text: async () => (await Promise.all(pages.map((page) => page.write()))).join(''),
  }
}

function createHistogram(bounds: readonly number[]) {
  // the last one counts what is above all bounds
  const counts = new Float64Array(bounds.length + 1)
  const state = {
    bounds,
    counts,
    sum: 0,
    observe(value: number) {
      let at = 0
      while (at < bounds.length && value > (bounds[at] as number)) at++
      counts[at]!++
      state.sum += value
    },
  }
  return state
}
