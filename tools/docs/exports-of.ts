import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, type ESTree } from 'vite'
import { root } from '../setup/root.mjs'
import { sourceOf } from '../test/import-graph.ts'
import { readPackages } from '../workspace/packages.ts'

/** Something that a package exports. */
export interface Exported {
  name: string
  /** Where it is declared, from the top folder; undefined where npm brings it. */
  file: string | undefined
  line: number
  /** Its declaration without what only works it out, such as the body of a function; empty where npm brings it. */
  declaration: string
  /** The text of its doc comment, without the signs around it; undefined where it has none. */
  doc: string | undefined
}

type Statement = ESTree.Program['body'][number]

interface Module {
  file: string
  code: string
  body: Statement[]
  comments: { type: string; value: string; start: number; end: number }[]
}

const packages = new Map(readPackages().map((each) => [each.name, each]))
const modules = new Map<string, Module>()

/** Everything that a module exports, by name; `file` is from the top folder. */
export function exportsOf(file: string): Exported[] {
  const module = read(file)
  const found = module.body.flatMap((statement) => exportedBy(statement, module))
  // what a module names itself hides what it hands on of others
  return [...new Map(found.toReversed().map((each) => [each.name, each])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  )
}

function exportedBy(statement: Statement, module: Module): Exported[] {
  if (statement.type === 'ExportAllDeclaration') {
    const target = resolved(statement.source.value, module.file)
    return target && !statement.exported ? exportsOf(target) : []
  }
  if (statement.type !== 'ExportNamedDeclaration') return []
  const { declaration, source, specifiers } = statement
  if (declaration) return namesOf(declaration).map((name) => described({ name, node: declaration, statement, module }))
  return specifiers.flatMap(({ local, exported }) => {
    const [own, name] = [nameOf(local), nameOf(exported)]
    if (source) return [{ ...imported({ own, from: source.value, module }), name }]
    return [{ ...declared(own, module), name }]
  })
}

/** What a module has under a name, which it may have imported itself. */
function declared(name: string, module: Module): Exported {
  for (const statement of module.body) {
    if (statement.type === 'ImportDeclaration') {
      const found = statement.specifiers.find(({ local }) => local.name === name)
      if (found?.type === 'ImportSpecifier')
        return imported({ own: nameOf(found.imported), from: statement.source.value, module })
    }
    if (namesOf(statement).includes(name)) return described({ name, node: statement, statement, module })
  }
  return { name, file: undefined, line: 0, declaration: '', doc: undefined }
}

function imported({ own, from, module }: { own: string; from: string; module: Module }): Exported {
  const target = resolved(from, module.file)
  const found = target && exportsOf(target).find(({ name }) => name === own)
  return found || { name: own, file: undefined, line: 0, declaration: '', doc: `From \`${from}\`.` }
}

interface Found {
  name: string
  node: ESTree.Node
  /** What stands in the module: with `export` before it, if it has. */
  statement: Statement
  module: Module
}

function described({ name, node, statement, module: { file, code, comments } }: Found): Exported {
  const before = comments.findLast(({ end }) => end <= statement.start)
  const isDoc = before?.type === 'Block' && before.value.startsWith('*')
  const belongs = isDoc && code.slice(before.end, statement.start).trim() === ''
  return {
    name,
    file,
    line: code.slice(0, statement.start).split('\n').length,
    declaration: code
      .slice(node.start, endOf(node, name))
      .trim()
      .replace(/\s*=>?$/, ''),
    doc: belongs ? textOf(before.value) : undefined,
  }
}

/** Where what says how something is used ends. */
function endOf(node: ESTree.Node, name: string): number {
  if (node.type === 'FunctionDeclaration' && node.body) return node.body.start
  if (node.type === 'ClassDeclaration') return node.body.start
  if (node.type !== 'VariableDeclaration') return node.end
  const variable = node.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
  const value = variable?.init
  if (value?.type === 'ArrowFunctionExpression') return value.body.start
  return value && value.type !== 'Literal' ? value.start : node.end
}

function namesOf(node: ESTree.Node): string[] {
  if (node.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  const isNamed =
    node.type === 'FunctionDeclaration' ||
    // the first of several declarations of a function, which has its comment
    node.type === 'TSDeclareFunction' ||
    node.type === 'ClassDeclaration' ||
    node.type === 'TSInterfaceDeclaration' ||
    node.type === 'TSTypeAliasDeclaration' ||
    node.type === 'TSEnumDeclaration'
  return isNamed && node.id ? [node.id.name] : []
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name
}

function textOf(comment: string): string {
  return comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim()
}

function read(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const code = readFileSync(join(root, file), 'utf8')
  const { program, comments, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const module = { file, code, body: program.body, comments }
  modules.set(file, module)
  return module
}

function resolved(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) {
    const file = join(dirname(from), specifier)
    return existsSync(join(root, file)) ? file : undefined
  }
  const [, name = '', part = ''] = /^(@sitewright\/[^/]+)(\/.*)?$/.exec(specifier) ?? []
  const found = packages.get(name)
  const source = found && sourceOf(found, `.${part}`)
  return found && source !== undefined ? join(found.path, source) : undefined
}
