import type { Block, ColumnGroup, TableElement, TableRowElement, TableSectionElement } from '../types.ts'
import { attributesFromDom } from './attributes-from-dom.ts'

type ReadBlocks = (parent: Element) => Block[]

/** A table that can be edited, or undefined for one without cells everywhere. */
export function tableFromDom(element: Element, readBlocks: ReadBlocks): TableElement | undefined {
  const children: Block[] = []
  const columnGroups: ColumnGroup[] = []
  for (const child of element.children) {
    if (child.tagName === 'CAPTION') {
      children.push({ type: 'container', tag: 'caption', ...attributesFromDom(child), children: readBlocks(child) })
    } else if (child.tagName === 'COLGROUP') {
      columnGroups.push({ ...attributesFromDom(child), columns: Array.from(child.children, attributesOf) })
    } else {
      const section = sectionFromDom(child, readBlocks)
      if (!section) return undefined
      children.push(section)
    }
  }
  if (!children.some((child) => child.type === 'table-section')) return undefined
  return {
    type: 'table',
    ...attributesFromDom(element),
    ...(columnGroups.length > 0 ? { columnGroups } : {}),
    children,
  }
}

function sectionFromDom(element: Element, readBlocks: ReadBlocks): TableSectionElement | undefined {
  const tag = element.tagName.toLowerCase()
  if (tag !== 'thead' && tag !== 'tbody' && tag !== 'tfoot') return undefined
  const rows = Array.from(element.children, (row) => rowFromDom(row, readBlocks))
  if (rows.length === 0 || rows.some((row) => row.children.length === 0)) return undefined
  return { type: 'table-section', tag, ...attributesFromDom(element), children: rows }
}

function rowFromDom(element: Element, readBlocks: ReadBlocks): TableRowElement {
  return {
    type: 'table-row',
    ...attributesFromDom(element),
    children: Array.from(element.children, (cell) => ({
      type: 'table-cell',
      header: cell.tagName === 'TH',
      ...attributesFromDom(cell),
      children: readBlocks(cell),
    })),
  }
}

function attributesOf(element: Element) {
  return attributesFromDom(element).attributes ?? {}
}
