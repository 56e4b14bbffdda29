import type { Node, NodeOf } from './rule.ts'

interface Test {
  /** The body of a test's function. */
  body: Node
  /** The bodies of the functions of the file, by name. */
  functions: Map<string, Node>
  /** Names that the file imports from a folder of test helpers. */
  helpers: Set<string>
  /** Whether what the test imports fetches parts of itself by `import()`. */
  fetching: boolean
  /** Whether the test drives a browser, where everything comes later than it is asked for. */
  inBrowser: boolean
}

interface Event {
  kind: 'await' | 'presence' | 'absence' | 'showing'
  node: Node
}

/**
 * What a test expects to be absent must have had its chance to come: a query right behind `render` finds nothing of a
 * part whose code is still being fetched, no matter who may see it.
 */
export function judgeAbsence({
  body,
  functions,
  helpers,
  fetching,
  inBrowser,
}: Test): { node: Node; message: string }[] {
  const events = eventsIn(body, (name) => showing(name, functions, helpers))
  const absences = events.filter(({ kind }) => kind === 'absence')
  const [first] = absences
  if (!first) return []
  if (!events.some(({ kind }) => kind === 'await' || (kind === 'presence' && !inBrowser)))
    return [{ node: first.node, message: onlyAbsence }]
  if (!fetching && !inBrowser) return []
  return absences.flatMap((absence) => {
    const before = events.slice(0, events.indexOf(absence))
    const last = before.findLastIndex(({ kind }) => kind === 'showing')
    const waited = before.slice(last + 1).some(({ kind }) => kind === 'await')
    return last < 0 || waited ? [] : [{ node: absence.node, message: tooEarly }]
  })
}

export const onlyAbsence =
  'This test only expects that something is not there, which holds for an empty page too: find first what is there'
export const tooEarly =
  'Parts of this are fetched when they are wanted, so it may merely not have come yet: wait before it is looked for, by `await allFetched()` or for something that comes as late'

/** What happens in a piece of a test, in the order of the text. */
function eventsIn(body: Node, isShowing: (name: string) => boolean) {
  const events: Event[] = []
  const note = (kind: Event['kind'], node: Node) => events.push({ kind, node })
  walk(body, (node) => {
    if (node.type === 'AwaitExpression') {
      const call = calledIn(node.argument)
      if (!(call && (isShowing(nameOf(call)) || isAbsence(call)))) note('await', node)
    }
    if (node.type !== 'CallExpression') return true
    const name = nameOf(node)
    if (name === 'expect' && isAbsence(node)) {
      note('absence', node)
      return false
    }
    if (name === 'expect') note('presence', node)
    else if (/^(get|find)(All)?By[A-Z]/.test(name)) note('presence', node)
    else if (isShowing(name)) note('showing', node)
    return true
  })
  return events
}

const showingName = /^(re)?(render|show|open|mount|visit|goto|reload)([A-Z]|$)/

/** Whether a call puts a page up and comes back at once. A helper that waits for something after it has does not. */
function showing(name: string, functions: Map<string, Node>, helpers: Set<string>): boolean {
  if (!showingName.test(name)) return false
  const own = functions.get(name)
  if (!own) return !/^(show|open|mount|visit)/.test(name) || helpers.has(name)
  const inside = eventsIn(own, (each) => each !== name && showing(each, functions, helpers))
  const shown = inside.findLastIndex(({ kind }) => kind === 'showing')
  return shown >= 0 && !inside.slice(shown + 1).some(({ kind }) => kind === 'await')
}

/** Whether this `expect(…)`, or the expectation that this call ends, is of something that is not there. */
function isAbsence(call: NodeOf<'CallExpression'>): boolean {
  let expected: NodeOf<'CallExpression'> | undefined = call
  while (expected && nameOf(expected) !== 'expect') {
    expected = expected.callee.type === 'MemberExpression' ? calledIn(expected.callee.object) : undefined
  }
  if (!expected) return false
  const words: string[] = []
  let matcher: NodeOf<'CallExpression' | 'MemberExpression'> = expected
  while (matcher.parent.type === 'MemberExpression' && matcher.parent.object === matcher) {
    const member: NodeOf<'MemberExpression'> = matcher.parent
    words.push(member.property.type === 'Identifier' ? member.property.name : '')
    const called: Node = member.parent
    matcher = called.type === 'CallExpression' && called.callee === member ? called : member
  }
  const said = words.filter((word) => word !== 'resolves').join('.')
  const argument = matcher.type === 'CallExpression' ? matcher.arguments[0] : undefined
  const none = argument?.type === 'Literal' && argument.value === 0
  if (said === 'toHaveCount') return none
  if (expectsLater.has(said)) return matcher.parent.type === 'AwaitExpression'
  if (!asksForNone(expected.arguments[0])) return false
  if (said === 'toHaveLength') return none
  if (said === 'toEqual') return argument?.type === 'ArrayExpression' && argument.elements.length === 0
  return said === 'toBeNull' || said === 'not.toBeInTheDocument'
}

/** What Playwright's expectations, which are awaited, say of a place on the page where nothing is to be seen. */
const expectsLater = new Set(['toBeHidden', 'not.toBeVisible', 'not.toBeAttached'])

/** Whether an expression is a query that takes no for an answer. */
function asksForNone(node: Node | undefined) {
  const call = node && calledIn(node)
  return call !== undefined && /^query(All)?By[A-Z]/.test(nameOf(call))
}

function calledIn(node: Node | undefined): NodeOf<'CallExpression'> | undefined {
  if (node?.type === 'AwaitExpression') return calledIn(node.argument)
  if (node?.type === 'MemberExpression') return calledIn(node.object)
  return node?.type === 'CallExpression' ? node : undefined
}

function nameOf({ callee }: NodeOf<'CallExpression'>) {
  const named = callee.type === 'MemberExpression' ? callee.property : callee
  return named.type === 'Identifier' ? named.name : ''
}

/** Calls `visit` for a node, and unless it says no for all below it, as they are in the text. */
function walk(node: Node, visit: (node: Node) => boolean) {
  if (!visit(node)) return
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) walk(each, visit)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
