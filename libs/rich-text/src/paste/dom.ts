/** Takes an element away; its contents stay. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Puts an element of another tag in its place, without its attributes. */
export function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** Puts the contents of an element into a new one within it. */
export function wrapContents(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}
