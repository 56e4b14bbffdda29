import postcss, { type AtRule, type ChildNode, type Container, type Document } from 'postcss'
import selectorParser, { type Node, type Pseudo } from 'postcss-selector-parser'
import type { SelectorNeeds, StyleRule } from './src/document/critical-styles.ts'

/**
 * The rules of a style sheet, each with what its selectors ask for. Read while the site is built, so that the server has
 * only to leave out what a document does not need.
 *
 * @throws {postcss.CssSyntaxError}
 */
export function readStyleRules(sheet: string): StyleRule[] {
  return rulesIn(postcss.parse(sheet))
}

/** At-rules whose own rules apply as any others do, at times. */
const grouping = new Set(['media', 'supports', 'layer', 'container'])

function rulesIn(container: Container | Document): StyleRule[] {
  return (container.nodes as ChildNode[]).flatMap((node): StyleRule[] => {
    if (node.type === 'comment') return []
    if (node.type === 'rule') return [{ text: node.toString(), selectors: selectorsIn(node.selector) }]
    if (node.type === 'atrule' && node.nodes && grouping.has(node.name.toLowerCase()))
      return [{ head: headOf(node), rules: rulesIn(node) }]
    // what has no selectors, such as key frames, always applies
    return [{ text: node.toString() + (node.type === 'atrule' && node.nodes ? '' : ';'), selectors: [[]] }]
  })
}

function headOf({ name, params, raws }: AtRule): string {
  return `@${name}${raws.afterName ?? ' '}${params}`
}

/**
 * What each of the selectors of a rule asks for. Of what stands within brackets a choice counts, and of attributes those alone
 * by which the root says how the site looks.
 */
function selectorsIn(head: string): SelectorNeeds[] {
  return selectorParser()
    .astSync(head)
    .nodes.map((selector) => selector.nodes.flatMap(needsOf))
}

function needsOf(node: Node): string[][] {
  if (node.type === 'class') return isPlain(node.value) ? [[`.${node.value}`]] : []
  if (node.type === 'tag') return isPlain(node.value) ? [[node.value.toLowerCase()]] : []
  if (node.type === 'attribute' && node.attribute.startsWith('data-look-'))
    return node.operator === '=' && !node.insensitive ? [[`[${node.attribute}=${node.value}]`]] : []
  return node.type === 'pseudo' ? choiceOf(node) : []
}

/** Of each of the selectors that are to choose from, something that it asks for. Nothing if one of them asks for nothing. */
function choiceOf({ value, nodes }: Pseudo): string[][] {
  if (!/^:(?:is|where|has)$/i.test(value)) return []
  const choices = nodes.map((selector) => selector.nodes.flatMap(needsOf)[0])
  return choices.every((names) => names !== undefined) ? [choices.flat()] : []
}

/** True for a name that is in HTML as it is: others, of which we have none, are not asked for. */
function isPlain(name: string): boolean {
  return /^[\w-]+$/.test(name)
}
