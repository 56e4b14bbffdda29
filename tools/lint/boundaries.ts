// An oxlint plugin: who may import whom, by the tags "room:…" in the packages' package.json.
// The rules are data in boundaries.json; docs/decisions/0001-house-plan.md says why.
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../setup/root.mjs'
import { readManifest, readPackages, type WorkspacePackage } from '../workspace/packages.ts'
import { judgeDependency, type Declaring } from './judge-dependency.ts'
import { isTest, judgeImport, judgeText, type PackageInRoom, type Room } from './judge-import.ts'
import type { Node, NodeOf, Rule } from './rule.ts'

const rooms: Record<string, Room> = JSON.parse(readFileSync(join(root, 'tools/lint/boundaries.json'), 'utf8'))
const project = readManifest('.')
const ofProject = new Set(Object.keys({ ...project.dependencies, ...project.devDependencies }))

const isPrivate = new Set(readPackages().flatMap(({ name, manifest }) => (manifest.private ? name : [])))

interface Importing extends PackageInRoom {
  /** Its folder. */
  at: string
  /** What it declares; Storybook takes what is there. */
  declaring?: Declaring
}

const list: Importing[] = readPackages().map((each) => {
  const { name, path, manifest } = each
  const room = manifest.nx?.tags?.find((tag) => tag.startsWith('room:'))?.slice('room:'.length)
  return {
    name,
    at: join(root, path) + sep,
    room,
    dependencies: new Set([
      ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.devDependencies }),
      ...(manifest.nx?.implicitDependencies ?? []),
    ]),
    ...(room !== 'tools' && { declaring: declaringOf(each, room) }),
  }
})
const packages = new Map(list.map((each) => [each.name, each]))
// no package of its own: what the tools depend on is in the project's package.json
list.push({
  ...{ name: 'tools', at: join(root, 'tools') + sep, room: 'tools', dependencies: new Set(packages.keys()) },
  declaring: {
    ...{ name: 'the project', declared: new Set([...packages.keys(), ...ofProject]), forDevelopment: new Set() },
    ...{ isPublished: false, isOnlyTests: true },
  },
})
// of two the deeper one, where a package is within another
list.sort((a, b) => b.at.length - a.at.length)

type AnyImport = NodeOf<'ImportDeclaration' | 'ImportExpression' | 'ExportNamedDeclaration' | 'ExportAllDeclaration'>

const imports: Rule = {
  create(context) {
    const from = list.find(({ at }) => context.filename.startsWith(at))
    if (!from) return {}
    const file = relative(from.at, context.filename).split(sep).join('/')
    const report = (node: Node, message: string | undefined) => {
      if (message) context.report({ node, message })
    }
    const check = (node: AnyImport) => {
      if (node.source?.type !== 'Literal' || typeof node.source.value !== 'string') return
      const specifier = node.source.value
      const kind = 'importKind' in node ? node.importKind : 'exportKind' in node ? node.exportKind : 'value'
      const typeOnly = kind === 'type'
      report(
        node,
        judgeImport({ packages, rooms, from, file, specifier, typeOnly }) ?? judgeDeclared(specifier, typeOnly),
      )
    }
    const judgeDeclared = (specifier: string, typeOnly: boolean) =>
      from.declaring && judgeDependency({ from: from.declaring, file, specifier, typeOnly, ofProject })
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: ({ source }) => report(source, judgeDeclared(source.value, true)),
      Literal(node) {
        if (typeof node.value !== 'string' || isTest(file) || isImported(node)) return
        report(node, judgeText({ packages, from, text: node.value }))
      },
    }
  },
}

function declaringOf({ name, manifest }: WorkspacePackage, room: string | undefined): Declaring {
  const { dependencies, peerDependencies, optionalDependencies, devDependencies = {} } = manifest
  // nobody could install these: they are in the bundle of what is published
  const bundled = Object.keys(devDependencies).filter((each) => isPrivate.has(each))
  return {
    name,
    declared: new Set([...Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies }), ...bundled]),
    forDevelopment: new Set(Object.keys(devDependencies)),
    isPublished: manifest.private !== true,
    isOnlyTests: room === 'e2e' || room === 'kind-journeys',
  }
}

function isImported({ parent }: NodeOf<'Literal'>) {
  return /^(Import|Export)/.test(parent.type)
}

export default { meta: { name: 'boundaries' }, rules: { imports } }
