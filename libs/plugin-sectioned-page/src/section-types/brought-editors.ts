import type { SectionEditor } from './define-section-editor.tsx'
import type { SectionType } from './define-section-type.tsx'
import { sectionTypes, typeOf } from './types.ts'

const fetched = new WeakMap<SectionType, SectionEditor>()

/**
 * Fetches what editors need of the section types that packages bring. A type whose editor cannot be had is left out, as one
 * that nobody brings; the next who opens an editor tries again.
 */
export async function fetchBroughtEditors(): Promise<void> {
  const fetchOne = async (type: SectionType) => {
    try {
      const module = await type.editor?.()
      if (module) fetched.set(type, module.default)
    } catch (error) {
      console.error(error)
    }
  }
  await Promise.all(sectionTypes.list().map(fetchOne))
}

/** Undefined before it was fetched, and for a type that no package brings. */
export function broughtEditorOf(sectionType: string): SectionEditor | undefined {
  const type = typeOf(sectionType)
  return type && fetched.get(type)
}
