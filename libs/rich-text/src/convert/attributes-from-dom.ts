import type { Attributes } from '../types.ts'

/** The attributes of a DOM element, as a part of an editor's node: nothing where there are none. */
export function attributesFromDom(element: Element): { attributes?: Attributes } {
  if (element.attributes.length === 0) return {}
  return { attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])) }
}
