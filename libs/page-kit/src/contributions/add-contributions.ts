import type { ExtensionPoint } from './extension-point.ts'

/** How a host gets at what an installed package brings to an extension point. */
export interface InstalledContribution {
  /** The point's name, such as `sectioned-page/section-types`. */
  point: string
  /** The package that brings it. */
  package: string
  load: () => Promise<{ default?: unknown }>
}

/** A page kind, as far as packages add to it. */
export interface Extensible {
  extensionPoints?: readonly ExtensionPoint[]
}

/** Told of a package whose contribution cannot be used; it is left out, and the others go on. */
type OnBroken = (broken: { package: string; error: Error }) => void

/** Brings to a half of a kind what other packages contribute to it, all of them or, of a broken one, nothing. */
export async function addContributions(
  { extensionPoints = [] }: Extensible,
  contributions: readonly InstalledContribution[],
  onBroken: OnBroken,
): Promise<void> {
  const loaded = await Promise.allSettled(contributions.map(({ load }) => load()))
  for (const [index, { point: name, package: from }] of contributions.entries()) {
    try {
      const point = extensionPoints.find((each) => each.name === name)
      if (!point) throw new Error('the page kind has no such extension point')
      const module = loaded[index]
      if (module?.status !== 'fulfilled') throw module?.reason
      if (module.value.default === undefined) throw new Error('it has no default export')
      point.add(from, module.value.default)
    } catch (cause) {
      const detail = cause instanceof Error ? cause.message : String(cause)
      onBroken({ package: from, error: new Error(`${from} cannot contribute to ${name}: ${detail}`, { cause }) })
    }
  }
}

/**
 * The client half of a kind with what packages contribute to it, all fetched at the same time. What cannot be used is
 * left out and logged. `virtual:page-kinds` loads a kind by it.
 *
 * @throws when the kind itself cannot be loaded.
 */
export async function withContributions<Module extends { default: Extensible }>(
  load: () => Promise<Module>,
  contributions: readonly InstalledContribution[],
): Promise<Module> {
  const coming = contributions.map((each) => {
    const loading = each.load()
    // heard of once the kind is there
    loading.catch(() => {})
    return { ...each, load: () => loading }
  })
  const module = await load()
  await addContributions(module.default, coming, ({ error }) => console.error(error))
  return module
}
