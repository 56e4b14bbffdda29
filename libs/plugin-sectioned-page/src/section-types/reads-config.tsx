import { useMemo, type ComponentType, type ReactNode } from 'react'
import type { SectionModel } from './section-type.ts'

/**
 * The component for configs as they are stored: what it is given has gone through the model. It stays the same object
 * as long as the stored one does.
 */
export function readsConfig<Config extends object, Props extends { config: Config }>(
  model: SectionModel<Config>,
  Component: ComponentType<Props>,
): (props: Omit<Props, 'config'> & { config: unknown }) => ReactNode {
  return function ReadsConfig({ config, ...others }) {
    const read = useMemo(() => model.read(config), [config])
    return <Component {...({ ...others, config: read } as unknown as Props)} />
  }
}
