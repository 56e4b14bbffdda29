import type { Section } from '../model/section.ts'
import { modelOf } from './models.ts'

/** The folder whose files a section shows; undefined where it shows none. */
export function folderOf({ sectionType, config }: Pick<Section, 'sectionType' | 'config'>): number | undefined {
  const model = modelOf(sectionType)
  return model?.folder?.(model.read(config))
}
