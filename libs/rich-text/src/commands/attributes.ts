import { type Path, Transforms } from 'slate'
import type { Attributes, RichEditor } from '../types.ts'

/** The attributes with one more, changed, or (undefined) one less; undefined if none is left. */
export function withAttribute(
  attributes: Attributes | undefined,
  name: string,
  value: string | undefined,
): Attributes | undefined {
  const { [name]: _, ...rest } = attributes ?? {}
  // Keeps the place of one that was there.
  const next = value === undefined || value === '' ? rest : { ...attributes, [name]: value }
  return Object.keys(next).length > 0 ? next : undefined
}

/** The attributes with a style property set, or (undefined) left out. */
export function withStyle(
  attributes: Attributes | undefined,
  property: string,
  value: string | undefined,
): Attributes | undefined {
  const others = (attributes?.['style'] ?? '')
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '' && !declaration.startsWith(`${property}:`))
  const declarations = value === undefined ? others : [...others, `${property}: ${value}`]
  return withAttribute(attributes, 'style', declarations.join('; '))
}

/** The value of a style property. */
export function styleOf(attributes: Attributes | undefined, property: string): string | undefined {
  const found = attributes?.['style']?.split(';').find((declaration) => declaration.trim().startsWith(`${property}:`))
  return found?.slice(found.indexOf(':') + 1).trim()
}

/** The attributes with a class, or without it. */
export function withClass(attributes: Attributes | undefined, name: string, present: boolean): Attributes | undefined {
  const others = (attributes?.['class'] ?? '').split(' ').filter((word) => word !== '' && word !== name)
  return withAttribute(attributes, 'class', (present ? [...others, name] : others).join(' '))
}

/** Sets all attributes of an element. */
export function setAttributes(editor: RichEditor, attributes: Attributes | undefined, at: Path): void {
  if (attributes) Transforms.setNodes(editor, { attributes }, { at })
  else Transforms.unsetNodes(editor, 'attributes', { at })
}
