// An oxlint plugin: what a test expects to be absent is looked for once it could have come.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { judgeAbsence } from './judge-absence.ts'
import type { Node, NodeOf, Rule } from './rule.ts'

const absence: Rule = {
  create(context) {
    if (!/\.(test|spec)\.[cm]?[jt]sx?$/.test(context.filename)) return {}
    const functions = new Map<string, Node>()
    const helpers = new Set<string>()
    const bodies: Node[] = []
    return {
      ImportDeclaration({ source, specifiers }) {
        if (source.value.includes('/testing/')) for (const { local } of specifiers) helpers.add(local.name)
      },
      FunctionDeclaration(node) {
        if (node.id && node.body) functions.set(node.id.name, node.body)
      },
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && isFunction(init) && init.body) functions.set(id.name, init.body)
      },
      CallExpression(node) {
        const test = node.arguments.at(-1)
        if (isFunction(test) && test.body && isTestCall(node.callee)) bodies.push(test.body)
      },
      'Program:exit'() {
        const inBrowser = context.filename.includes('.spec.')
        const fetching = fetchesParts(context.filename)
        for (const body of bodies)
          for (const found of judgeAbsence({ body, functions, helpers, fetching, inBrowser })) context.report(found)
      },
    }
  },
}

/** `it(…)`, `test(…)`, and with `each`, `for` and the like behind them; no `test.step(…)`, which is part of a test. */
function isTestCall(callee: Node): boolean {
  if (callee.type === 'Identifier') return callee.name === 'it' || callee.name === 'test'
  if (callee.type === 'CallExpression') return isTestCall(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return isTestCall(callee.tag)
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    ['each', 'for', 'only', 'concurrent', 'sequential'].includes(callee.property.name) &&
    isTestCall(callee.object)
  )
}

function isFunction(node: Node | null | undefined): node is NodeOf<'ArrowFunctionExpression' | 'FunctionExpression'> {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'
}

interface Module {
  /** Whether it imports another when it is wanted. */
  parts: boolean
  imports: string[]
}

const modules = new Map<string, Module>()

/** Whether a file of this package, or one of those that it imports, imports another of them when it is wanted. */
function fetchesParts(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const known = modules.get(file) ?? readModule(file)
  modules.set(file, known)
  const { parts, imports } = known
  return parts || imports.some((each) => fetchesParts(each, seen))
}

function readModule(file: string): Module {
  const text = textOf(file)
  const imports = text.matchAll(/^(?:import|export) (?!type\b)(?:[^'";]*? from )?'(\.[^']+)'/gm)
  return {
    parts: /\bimport\(\s*'\./.test(text) && !/\.(test|spec)\./.test(file),
    imports: Array.from(imports, ([, path = '']) => join(dirname(file), path)),
  }
}

function textOf(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // what is imported but not there is for others to complain of
  }
}

export default { meta: { name: 'tests' }, rules: { absence } }
